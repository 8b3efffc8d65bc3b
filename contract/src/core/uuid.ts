/** The shape of every id. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text may be compared with a column of ids; what else names a thing is its slug. */
export const isUuid = (text: string): boolean => UUID.test(text);
