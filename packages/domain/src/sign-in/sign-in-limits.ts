const minutes = 60;
const hours = 60 * minutes;

/**
 * Wrong passwords (C03, U17). From one network address for one account few are allowed; all strange addresses
 * together get more, and the browsers and addresses the owner has signed in with lately are counted apart from them, so that
 * strangers cannot keep the owner out.
 */
export const signInTries = {
  accountFromAddress: { max: 10, seconds: 15 * minutes },
  accountFromStrangers: { max: 30, seconds: 15 * minutes },
  address: { max: 100, seconds: 15 * minutes },
};

/** Wrong current passwords when the password is changed: whoever holds an open session must not guess on. */
export const currentPasswordTries = { max: 10, seconds: 15 * minutes };

/** How long an electronic ID, by which one has signed in or proved oneself, stands for a password that there is none of. */
export const ownerProvedMinutes = 10;

/** Wrong codes beside the right password that may be slips of the owner's; the next one is reported by e-mail. */
export const wrongCodesUntold = { max: 4, seconds: 24 * hours };

/** Reset links to one person: from one network address or the owner's browser, and for all strangers together. */
export const resetLinks = { max: 5, seconds: hours };

export const resetLinksOfStrangers = { max: 25, seconds: hours };
