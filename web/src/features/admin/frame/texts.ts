/** What these screens say, in one place for other languages. */
export const console = 'Console';
export const signInToOpen = 'Sign in to open the console';
export const signInText = 'It is for the staff of Plyhaat.';
export const login = 'Login';
export const toTheHomePage = 'To the home page';
export const administration = 'Administration';
export const overview = 'Overview';
export const searches = 'Searches';
export const reviewQueue = 'Review queue';
export const members = 'Members';
export const posts = 'Posts';
export const videos = 'Videos';
export const market = 'Marketplace';
export const products = 'Products';
export const leads = 'Leads';
export const enquiries = 'Enquiries';
export const requirements = 'Requirements';
export const applications = 'Applications';
export const reports = 'Reports';
export const newsletter = 'Newsletter';
export const shopWindow = 'Shop window';
export const orders = 'Orders';
export const unmatchedPayments = 'Unmatched payments';
export const gstSummary = 'GST summary';
export const plans = 'Plans and top-ups';
export const team = 'Team';
export const secondFactor = 'Second factor';
export const auditLog = 'Audit log';
export const catalogue = 'Catalogue';
export const categories = 'Categories';
export const brands = 'Brands';
export const lexicon = 'Lexicon';
export const places = 'Places';
export const system = 'System';
export const settings = 'Settings';
export const content = 'Content';
export const money = 'Money';
export const platform = 'Platform';
export const details = 'Details';
export const openMenu = 'Open menu';
export const leaveTheConsole = 'Leave the console';
export const findOrDoAnything = 'Find or do anything';
export const ctrl = 'Ctrl';
export const k = 'K';
export const results = 'Results';
export const escapeKey = 'Esc';
export const move = 'move';
export const open = 'open';
export const nothingFits = 'Nothing fits.';
export const searching = 'Searching…';
export const failedToSearch = 'The search failed. Please try again.';
export const typeAtLeast = 'Type at least 3 characters to search members, products, orders and enquiries.';
export const page = 'Page';
export const groups = {
  member: 'Members',
  product: 'Products',
  order: 'Orders',
  enquiry: 'Enquiries',
  page: 'Pages',
  setting: 'Settings',
  action: 'Actions',
} as const;
export const countWaiting = (count: number) => `${count} waiting`;
/** What is done with what was found, by its name. */
export const actions = {
  block: (name: string) => `Block ${name}`,
  seeAs: (name: string) => `See as ${name}`,
  products: (name: string) => `Products of ${name}`,
  leads: (name: string) => `Leads of ${name}`,
  orders: (name: string) => `Orders of ${name}`,
  audit: (name: string) => `Audit log of ${name}`,
  member: (name: string) => `Member behind ${name}`,
  review: (name: string) => `Review ${name}`,
  list: (name: string) => `${name} in the list of products`,
} as const;
export const action = 'Action';
export const aboutActions: Readonly<Record<keyof typeof actions, string>> = {
  block: 'Action, asks for a reason',
  seeAs: 'Action, read-only for 15 minutes, audited',
  products: 'List',
  leads: 'List',
  orders: 'List',
  audit: 'What staff did with it',
  member: 'Page',
  review: 'Decide on it',
  list: 'List',
};
export const beginnings = [
  ['/admin/content/posts/new', 'Write a post'],
  ['/admin/content/videos/new', 'Add a video'],
  ['/admin/factor', 'Set up the second factor'],
] as const;
export const actionsOf = (title: string) => `Actions of ${title}`;
export const actionsOfTheRow = 'actions of the row';
export const onlyActions = 'only actions';
export const back = 'back';
export const tabKey = 'Tab';
export const approvals = { PENDING: 'Pending', APPROVED: 'Approved', REJECTED: 'Rejected' } as const;
export const blocked = 'Blocked';
