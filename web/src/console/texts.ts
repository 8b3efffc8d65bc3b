/** What these screens say, in one place for other languages. */
export const closed = 'Your role does not open this';
export const forManagers = 'It is for administrators and sub-administrators. Please ask one of them.';
export const forAdministrators = 'It is for administrators. Please ask one of them.';
export const back = 'Back to the console';
