import { countSegments } from '@heima/sandbox/providers/nova-sms/count-segments.ts';
import { describe, expect, it } from 'vitest';
import { fitsSms, shortenedSms } from './sms-length.ts';

describe('the length of an SMS', () => {
  it.each([
    ['a'.repeat(160), true],
    ['a'.repeat(161), false],
    // Each of these takes two places of the GSM alphabet.
    ['€'.repeat(80), true],
    ['€'.repeat(81), false],
    ['æöé'.repeat(53), true],
    ['ð'.repeat(134), true],
    ['ð'.repeat(135), false],
    [`${'a'.repeat(134)}þ`, false],
    ['Київ'.repeat(33), true],
    ['💚'.repeat(67), true],
    ['💚'.repeat(68), false],
  ])('%j fits: %s', (text, fits) => {
    expect(fitsSms(text)).toBe(fits);
    if (fits) expect(countSegments(text)).toBeLessThanOrEqual(2);
  });

  it('cuts the text before its ending, and no character in two', () => {
    expect(shortenedSms('Stutt', '\nhttps://x.is')).toBe('Stutt\nhttps://x.is');
    const long = shortenedSms('Þú 💚 '.repeat(40), '\nhttps://heima.example/notifications');
    expect(long.endsWith('...\nhttps://heima.example/notifications')).toBe(true);
    expect(long.isWellFormed()).toBe(true);
    expect(fitsSms(long)).toBe(true);
    expect(long.length).toBeGreaterThan(125);
  });
});
