/** What these screens say, in one place for other languages. */
export const deleteThisKind = (kind: string) => `Delete this ${kind}?`;
export const deleteLabel = 'Delete';
