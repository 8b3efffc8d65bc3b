/** What these screens say, in one place for other languages. */
export const email = 'E-mail';
export const newsletter = 'Newsletter';
export const searchSubscribers = 'E-mail';
export const subscribed = 'Subscribed';
export const welcomed = 'Welcome mail';
export const notSent = 'Not sent';
