export const demo = 'Demo';
export const somethingWentWrong = 'Something went wrong';
export const contact = 'Contact';
export const openMenu = 'Open menu';
export const menu = 'Menu';
export const pageNotFound = 'Page not found';
export const temporarilyUnavailable = 'Temporarily unavailable';
export const thisAddressDoesNot = 'This address does not work';
