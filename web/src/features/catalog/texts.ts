/** What these screens say, in one place for other languages. */
export const beforeGst = 'Before GST';
export const withGst = 'With GST';
