/** What these screens say, in one place for other languages. */
export const nothing = 'none';
export const wasBefore = 'before';
export const isNow = 'after';
export const yes = 'yes';
export const no = 'no';
export const named = (name: string, value: string) => `${name}: ${value}`;
