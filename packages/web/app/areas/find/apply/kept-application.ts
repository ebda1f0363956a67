import { tabStorage } from '#platform/web-storage.ts';
import type { ApplyValues } from './apply-values.ts';

const keyOf = (listingId: string): string => `heima.apply.${listingId}`;

/** Keeps what is being written for a home while the tab is open: Back, a look at the profile or a reload lose nothing. */
export const keepApplication = (listingId: string, values: ApplyValues): void => {
  tabStorage.set(keyOf(listingId), JSON.stringify(values));
};

/** What was written before for a home. */
export function keptApplication(listingId: string): ApplyValues | undefined {
  const text = tabStorage.get(keyOf(listingId));
  return text === undefined ? undefined : (JSON.parse(text) as ApplyValues);
}

/** It has been sent. */
export const forgetApplication = (listingId: string): void => {
  tabStorage.remove(keyOf(listingId));
};
