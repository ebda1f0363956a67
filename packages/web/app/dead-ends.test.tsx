import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { EndedPreview } from '#areas/find/preview/ended-preview.tsx';
import { UnknownInvitation } from '#areas/profile/invitation/invitation-screen.tsx';
import { EndedLink } from '#areas/profile/view/ended-link.tsx';
import { UnknownLink as UnknownQuestion } from '#areas/shell/still-free/still-free-screen.tsx';
import { UnknownLink } from '#areas/shell/unsubscribe/unsubscribe-screen.tsx';
import { NoAnswer } from '#platform/api/problem.ts';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';

afterEach(cleanup);

const deadEnds: readonly [string, ReactElement, string[]][] = [
  ['a share link that there is none of', <EndedLink key="1" isKnown={false} />, ['profileScreens']],
  ['a share link that was withdrawn', <EndedLink key="2" isKnown />, ['profileScreens']],
  ['an invitation that there is none of', <UnknownInvitation key="3" />, ['profileScreens']],
  ['a link of an e-mail that there is none of', <UnknownLink key="4" />, ['emailSubscriptions']],
  ['a preview that has ended', <EndedPreview key="6" />, ['listingPreviews']],
  ['a question that nobody asked', <UnknownQuestion key="7" />, ['listingFreshness']],
  ['a page without a connection', <ErrorScreen key="5" error={new NoAnswer(undefined)} />, []],
];

it.each(deadEnds)('eye C17: %s shows the house and leads on', async (_, element, sets) => {
  const { container } = await renderInPage(element, sets);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(container.querySelector('main svg[viewBox="0 0 132 96"]')).toBeTruthy();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href')!);
  expect(ways.length).toBeGreaterThan(1);
  expect(ways.filter((way) => !way.startsWith('/'))).toEqual([]);
});
