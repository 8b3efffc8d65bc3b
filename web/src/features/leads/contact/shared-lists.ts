/** The code of the shared list that led to each seller, for this visit; leads are sent with it. */
const listOf = new Map<string, string>();

export const noteList = (sellerId: string, code: string): void => void listOf.set(sellerId, code);

export const listThatLedTo = (sellerId: string): string | undefined => listOf.get(sellerId);
