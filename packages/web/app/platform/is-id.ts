const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text of an address names a thing; nothing is asked for by another one. */
export const isId = (text: string | null | undefined): text is string => text != null && uuid.test(text);
