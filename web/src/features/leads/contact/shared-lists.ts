/** The code of the shared list that led to each seller, while this visit lasts: a lead says so. */
const listOf = new Map<string, string>();

export const noteList = (sellerId: string, code: string): void => void listOf.set(sellerId, code);

export const listThatLedTo = (sellerId: string): string | undefined => listOf.get(sellerId);
