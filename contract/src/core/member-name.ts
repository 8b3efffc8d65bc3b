/** What somebody is called who signed in with a number and has said nothing more. */
export const UNNAMED = 'Member';

export const hasRealName = (name: string): boolean => name.trim() !== '' && name.trim() !== UNNAMED;
