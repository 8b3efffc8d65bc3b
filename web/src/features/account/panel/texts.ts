/** What these screens say, in one place for other languages. */
export const inbox = 'Inbox';
export const products = 'Products';
export const enquiries = 'Enquiries';
export const member = 'Member';
export const admin = 'Admin';
export const signOut = 'Sign out';
