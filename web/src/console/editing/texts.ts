/** What these screens say, in one place for other languages. */
export const cancel = 'Cancel';
export const failed = 'Failed to load the list. Please try again.';
export const noneFound = 'None found';
export const countFound = (total: string, one: string, many: string) => `${total} ${total === '1' ? one : many}`;
export const actionsFor = (name: string) => `Actions for ${name}`;
