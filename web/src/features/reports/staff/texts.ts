/** What these screens say, in one place for other languages. */
export const status = 'Status';
export const anyStatus = 'Any status';
export const created = 'Created';
export const decided = 'Decided';
export const reports = 'Reports';
export const searchReports = 'Reported by';
export const reported = 'Reported';
export const gone = 'No longer there';
export const anyKind = 'Any kind';
export const reason = 'Reason';
export const reporter = 'Reported by';
export const automatic = 'Held back automatically';
export const decision = 'Decision';
