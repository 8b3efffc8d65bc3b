/** What these screens say, in one place for other languages. */
export const seeYourApplications = 'All your applications';
export const compareWithOthers = 'Compare with the other applicants';
export const goneFromYourInbox = 'This is no longer in your inbox.';
