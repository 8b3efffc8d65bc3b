/** What these screens say, in one place for other languages. */
export const showNumber = 'Show number';
export const showNumberOf = (name: string) => `Show number of ${name}`;
export const showQuestion = 'Show number and e-mail?';
export const showText = 'One look, written into the audit log with its reason.';
export const show = 'Show';
export const reason = 'Reason';
export const reasonHelp = 'Such as: the seller asked us to call back.';
export const copyNumber = 'Copy number';
export const copied = 'Number copied';
