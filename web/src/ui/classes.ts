/** Joins class names and leaves out what is empty. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
