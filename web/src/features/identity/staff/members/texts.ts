import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import type { MemberStatus } from '@plyhaat/contract/identity/staff/members';

/** What these screens say, in one place for other languages. */
export const members = 'Members';
export const oneMember = 'member';
export const manyMembers = 'members';
export const searchLabel = 'Name, company, phone, GST number';
export const member = 'Member';
export const role = 'Role';
export const place = 'Place';
export const plan = 'Plan';
export const noPlan = 'None';
export const toDay = (day: string) => `to ${day}`;
export const seenLast = 'Seen last';
export const products = 'Products';
export const lastSeen = 'Last seen';
export const never = 'Never';
export const status = 'Status';
export const phone = 'Phone';
export const gstNumber = 'GST number';
export const joined = 'Joined';
export const anyRole = 'Any role';
export const anyStatus = 'Any status';
export const anyPlan = 'Any end of plan';
export const planEnds = { week: 'Plan ends in 7 days', month: 'Plan ends in 30 days' } as const;
export const verifiedOrNot = 'Verified or not';
export const verifiedOnly = 'Verified';
export const notVerified = 'Not verified';
export const memberStatuses: Readonly<Record<MemberStatus, string>> = {
  active: 'Active',
  blocked: 'Blocked',
  unproven: 'Not signed in yet',
};
export const memberSince = (day: string) => `member since ${day}`;
export const failedToLoad = 'Failed to load this member. Please try again.';
export const viewStore = 'View store';
export const sections = 'Sections';
export const overview = 'Overview';
export const listings = 'Listings';
export const leads = 'Leads';
export const orders = 'Orders';
export const sessions = 'Sessions';
export const reports = 'Reports';
export const audit = 'Audit';
export const details = 'Details';
export const authorisedPerson = 'Authorised person';
export const email = 'E-mail';
export const gstCertificate = 'GST certificate';
export const checked = 'Checked';
export const notChecked = 'Not checked';
export const address = 'Address';
export const notGiven = 'Not given';
export const figures = 'Figures';
export const leadsReceived = 'Leads received';
export const leadsMade = 'Contacts made';
export const rating = 'Rating';
export const ratingFrom = (rating: number, count: number) =>
  count === 0 ? 'No reviews' : `${rating} from ${count} ${count === 1 ? 'review' : 'reviews'}`;
export const noPlanRuns = 'No plan is running.';
export const endsIn = (day: string, left: number) => `Ends ${day}, ${left} ${left === 1 ? 'day' : 'days'} left`;
export const planOver = 'Part of the plan that is over';
export const allowanceKinds: Readonly<Record<AllowanceKind, string>> = {
  sale: 'Flash sales',
  advertisement: 'New arrivals',
  banner: 'Banners',
  opportunity: 'Opportunities',
};
const count = (value: number) => value.toLocaleString('en-IN');
export const partOf = (part: number, whole: number) => `${count(part)} of ${count(whole)}`;
export const leftOfGranted = (left: number, granted: number) => `${count(left)} left of ${count(granted)}`;
export const rejected = 'Listings rejected';
export const conduct = 'Conduct, last 90 days';
export const answersInADay = 'Leads answered in a day';
export const shareOf = (part: number, whole: number) =>
  whole === 0 ? 'No leads' : `${Math.round((part * 100) / whole)}% of ${count(whole)}`;
export const quotesSent = 'Quotes';
export const accepted = (sent: number, taken: number) =>
  sent === 0 ? 'None' : `${count(sent)} sent, ${count(taken)} accepted`;
export const reportsAbout = 'Reports, all time';
export const upheld = (filed: number, agreed: number) =>
  filed === 0 ? 'None' : `${count(filed)}, ${agreed === 0 ? 'none' : count(agreed)} upheld`;
export const history = 'History';
export const emptyTabs = {
  listings: 'This member has no listings.',
  leads: 'No contacts made or received yet.',
  requirements: 'This member has posted no requirement.',
  applications: 'This member has applied for no dealership.',
  orders: 'This member has bought nothing yet.',
  sessions: 'This member is signed in nowhere.',
  reports: 'No reports about this member, and none by it.',
  audit: 'Staff have changed nothing here yet.',
} as const;
export const wholeHistory = 'All entries';
export const allOrders = 'All orders';
export const allListings = 'All listings';
export const allRequirements = 'All requirements';
export const allApplications = 'All applications';
export const allReceived = 'All received';
export const allMade = 'All made';
export const allAbout = 'All about this member';
export const allFiled = 'All filed by it';
export const requirements = 'Requirements';
export const applications = 'Applications';
export const organisation = 'Organisation';
export const review = 'Review';
export const latestOf = (shown: number, total: number) => `The latest ${shown} of ${total.toLocaleString('en-IN')}`;
export const name = 'Name';
export const date = 'Date';
export const channel = 'Channel';
export const about = 'About';
export const wholeStore = 'The store';
export const order = 'Order';
export const total = 'Total';
export const device = 'Device';
export const network = 'Address';
export const signedIn = 'Signed in';
export const expires = 'Expires';
export const kind = 'Kind';
export const reason = 'Reason';
export const direction = 'Filed';
export const byThem = 'By this member';
export const aboutThem = 'About this member';
export const block = 'Block';
export const unblock = 'Unblock';
export const verify = 'Verify';
export const removeVerification = 'Remove verification';
export const changeRole = 'Change role';
export const endSessions = 'End sessions';
export const seeAsMember = 'See as this member';
export const seeAs = (name: string) => `See Plyhaat as ${name}`;
export const seeAsText =
  'For 15 minutes, in this tab alone: numbers are masked, nothing can be changed, and every page you read stands in the audit log. The console stays open in its own tab, so you can close this one afterwards.';
export const seeAsReasonHelp = 'Such as: says that no leads arrive. It stands in the audit log.';
export const toTheMember = 'Page of this member';
export const cancel = 'Cancel';
export const blockMember = 'Block member';
export const blockQuestion = (name: string) => `Block ${name}?`;
const sessionsEnd = (count: number) => (count === 1 ? '1 session ends' : `${count} sessions end`);
const listingsLeave = (count: number) => (count === 1 ? '1 listing leaves' : `${count} listings leave`);
export const blockText = (sessions: number, listings: number) =>
  [
    sessions > 0 && `${sessionsEnd(sessions)} at once.`,
    listings > 0 && `${listingsLeave(listings)} the market.`,
    'The member cannot sign in any more. Orders and invoices stay.',
  ]
    .filter(Boolean)
    .join(' ');
export const blockReasons = [
  'Listings that are not theirs',
  'Takes money and does not deliver',
  'Forged GST certificate',
  'Another reason',
] as const;
export const blockNote = 'What to add';
export const blockNoteHelp = 'The member reads reason and addition when it tries to sign in.';
export const typeFirstWord = (word: string) => `Type “${word}” to confirm`;
export const doesNotMatch = 'This does not match.';
export const unblockQuestion = (name: string) => `Unblock ${name}?`;
export const unblockText = 'Its listings return to the market and it can sign in again.';
export const verifyQuestion = (name: string) => `Verify ${name}?`;
export const verifyText = 'Buyers see the verified mark on its store and listings.';
export const evidence = 'Evidence';
export const evidenceHelp = 'What you checked and where, such as the GST portal on this day.';
export const unverifyQuestion = (name: string) => `Remove the verification of ${name}?`;
export const unverifyText = 'The verified mark disappears from its store and listings.';
export const roleQuestion = (name: string) => `Change the role of ${name}?`;
export const roleText = 'Its sessions end at once.';
export const newRole = 'New role';
export const reasonNeeded = 'Please give a reason';
export const endSessionsQuestion = (name: string) => `End all sessions of ${name}?`;
export const endSessionsText = 'The member has to sign in again on every device.';
