/** What these screens say, in one place for other languages. */
export const unread = (unread: number) => `, ${unread} unread`;
