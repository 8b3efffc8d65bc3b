export const name = 'Name';
export const subject = 'Subject';
export const message = 'Message';
export const sending = 'Sending...';
export const newsletter = 'Newsletter';
