/** What comes within this time after the first goes out in one message. */
export const collectSeconds = 60;

/** Between two messages by the same way to one person at least so long; what comes meanwhile goes out together. */
export const pauseMinutes = 10;
