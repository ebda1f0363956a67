import { v7 } from 'uuid';

/** A new id, UUID v7: sortable by time, made by the program (rulings, Ids). */
export const newId = (): string => v7();
