/** What these screens say, in one place for other languages. */
export const seeYourApplications = 'See your applications';
export const seeTheApplications = 'See who applied and decide';
export const status = 'State';
export const territory = 'Territory';
export const dealership = 'Dealership';
export const appliedFor = (type: string) => `You applied for: ${type}`;
export const appliesFor = (type: string) => `Applies for: ${type}`;
export const APPLICATION_STATES = {
  new: 'In review',
  shortlisted: 'Shortlisted',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const;
export const newHere = 'New';
export const goneFromYourInbox = 'This is no longer in your inbox.';
