/** What these screens say, in one place for other languages. */
export const status = 'Status';
export const anyStatus = 'Any status';
export const created = 'Created';
export const email = 'E-mail';
export const decided = 'Decided';
export const applications = 'Applications';
export const searchApplications = 'Organisation, applicant';
export const organisation = 'Organisation';
export const opportunity = 'Opportunity';
export const offeredBy = 'Offered by';
