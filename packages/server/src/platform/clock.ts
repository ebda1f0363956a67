/** Where the time comes from; tests and the sandbox give their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
