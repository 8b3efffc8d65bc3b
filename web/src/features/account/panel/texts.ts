/** What these screens say, in one place for other languages. */
export const inbox = 'Inbox';
export const products = 'Products';
export const enquiries = 'Enquiries';
