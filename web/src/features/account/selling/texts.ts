/** What these screens say, in one place for other languages. */
export const selling = 'Selling';
export const sellerMenu = 'Seller menu';
export const inbox = 'Inbox';
export const requirements = 'Requirements';
export const products = 'Products';
export const more = 'More';
export const account = 'Account';
export const wait = 'wait';
