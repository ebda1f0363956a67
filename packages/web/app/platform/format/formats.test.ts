import { exactUpTo } from '@heima/domain/shared/counting.ts';
import { describe, expect, it } from 'vitest';
import { formatsFor } from './formats.ts';

describe('counts', () => {
  it.each([
    ['is', '1.000+'],
    ['en', '1,000+'],
    ['ua', '1\u00a0000+'],
  ] as const)('in %s more than is counted exactly is shown as %s', (language, shown) => {
    const { counted } = formatsFor(language);
    expect(counted(exactUpTo + 1)).toEqual({ count: exactUpTo, shown });
    expect(counted(53_201)).toEqual({ count: exactUpTo, shown });
    expect(counted(exactUpTo)).toEqual({ count: exactUpTo, shown: shown.slice(0, -1) });
  });
});
