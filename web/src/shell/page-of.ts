/** The page an address names; junk names the first. */
export const pageOf = (text: string | undefined): number => Math.max(1, Math.floor(Number(text)) || 1);
