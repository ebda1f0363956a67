import type { FindLetterSwitch } from '#platform/email/letter-switch.ts';
import { searchLetterSwitch } from './letters/letter-switch.ts';

/** Which saved search's letters a letter's link is about, and how to stop them. */
export const findSearchLetters: FindLetterSwitch = (...given) => searchLetterSwitch(...given);
