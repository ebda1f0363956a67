/** What comes within this time after the first goes out in one message. */
export const gatherSeconds = 60;

/** Between two messages by the same way to one person at least so long; what comes meanwhile goes out together. */
export const pauseMinutes = 10;

/** What could not be sent for so long is no news any more: it stands in the list. */
export const giveUpHours = 24;
