/** What these screens say, in one place for other languages. */
export const reason = 'Reason';
export const nothingWrong = 'Nothing wrong with it.';
export const kinds = 'Kinds';
export const all = 'All';
export const decisions = 'Decisions';
export const itemsToReview = 'Items to review';
export const review = 'Review';
export const whatChanges = 'What changes';
export const currentPictures = 'Current pictures';
export const liveNow = 'Live now';
export const newLabel = 'New';
export const video = 'Video';
export const openTheFile = 'Open the file';
export const viewAsABuyer = 'View as a buyer';
export const failedToLoadThe = 'Failed to load the review queue. Please try again.';
export const nothingHereYet = 'Nothing here yet.';
export const noMatches = (q: string) => `No items match “${q}”`;
export const noMatchesText = 'Search by the name of an item or of its seller.';
export const clearSearch = 'Clear search';
export const queueEmpty = 'The queue is empty';
export const queueEmptyText = 'Everything has been decided. New items appear here by themselves.';
export const noneWaiting = (kind: string) => `${kind}: nothing to review`;
export const noneWaitingText = 'Everything of this kind has been decided.';
export const showAllKinds = 'Show all kinds';
export const queue = 'Queue';
export const reviewTitle = (title: string) => `Review ${title}`;
export const formerMember = 'Former member';
export const newPictures = 'New pictures';
export const pictures = 'Pictures';
export const unchanged = 'Unchanged';
export const details = 'Details';
export const empty = 'Empty';
export const labelOpensInFull = (label: string) => `${label}, opens in full`;
export const heldBackAutomaticallyWritten = 'Held back automatically. Written by';
export const reportedBy = 'Reported by';
export const from = 'From';
export const aFormerMember = 'a former member';
export const nothingToReviewRight = 'Nothing to review right now.';
export const oneItemToReview = '1 item to review.';
export const countItemsToReview = (count: string) => `${count} items to review.`;
export const requiredForValueReasonHint = (value: string, reasonHint: string) =>
  `Required for “${value}”. ${reasonHint}`;
export const oldest = 'oldest';
export const oldestWaits = (span: string) => `The oldest has waited ${span}.`;
export const searchLabel = 'Search by name or seller';
export const selectedItem = 'Selected item';
export const versions = 'Versions';
export const chooseAnItem = 'Choose an item from the list.';
export const noneLeftForYou = 'Nothing is left here for you: what still waits is your own or taken by a colleague.';
export const previous = 'Previous';
export const next = 'Next';
export const backToQueue = 'Back to the queue';
export const thingsToCheck = (count: number) => (count === 1 ? 'One thing to check' : `${count} things to check`);
export const ownItem = 'This item is yours. A colleague decides on it.';
export const aboutYou = 'This report is about something of yours. A colleague decides on it.';
export const takeIt = 'I take it';
export const giveBack = 'Give back';
export const free = 'Free it';
export const youTookIt = (clock: string) => `You have taken this until ${clock}.`;
export const takenBy = (name: string) => `Taken by ${name}`;
export const takenUntil = (name: string, clock: string) =>
  `${name} has taken this until ${clock}. It can be decided once it is given back.`;
export const you = 'you';
export const taken = 'Taken';
export const givenBack = 'Given back';
export const templates = 'Reason templates';
export const noTemplates = 'There are no templates for this kind yet.';
export const templatesText = 'Approvers put them into the reason with one tap.';
export const kind = 'Kind';
export const title = 'Title';
export const titleHelp = 'On the button, 60 characters at most.';
export const reasonText = 'Reason that the owner reads';
export const addTemplate = 'Add template';
export const saveTemplate = 'Save template';
export const cancel = 'Cancel';
export const edit = 'Edit';
export const editNamed = (name: string) => `Edit ${name}`;
export const remove = 'Delete';
export const deleteNamed = (name: string) => `Delete ${name}`;
export const templateSaved = 'Template saved';
export const templateDeleted = 'Template deleted';
export const enterTitle = 'Please enter a title';
export const enterReason = 'Please enter the reason';
export const select = (name: string) => `Select ${name}`;
export const selectedOf = (count: number, seller: string) => `${count} selected, all of ${seller}`;
export const selectAllOf = (count: number) => `Select all ${count}`;
export const clear = 'Clear';
export const shiftA = 'Shift A';
export const keyA = 'A';
export const keyR = 'R';
export const keyT = 'T';
export const approveCount = (count: number) => `Approve ${count}`;
export const rejectCount = (count: number) => `Reject ${count}`;
export const selected = 'Selected items';
export const rejectTitle = (count: number) => (count === 1 ? 'Reject 1 item?' : `Reject ${count} items?`);
export const rejectText = (seller: string) => `${seller} reads this reason with each of them.`;
export const approvedCount = (count: number) => (count === 1 ? '1 item approved' : `${count} items approved`);
export const rejectedCount = (count: number) => (count === 1 ? '1 item rejected' : `${count} items rejected`);
export const notDecided = (count: number) =>
  count === 1 ? '1 item was not decided:' : `${count} items were not decided:`;
export const dismiss = 'Close';
export const keys = 'Keyboard shortcuts';
export const KEYS = [
  ['J', 'Next item'],
  ['K', 'Previous item'],
  ['A', 'Approve, then open the next item'],
  ['R', 'Reject; without a reason it goes to the reason first'],
  ['T', 'Take the item, or give it back'],
  ['O', 'View as a buyer, in a new tab'],
  ['1–9', 'Put a template into the reason'],
  ['X', 'Select the item, for several of one seller'],
  ['Shift A', 'Approve everything selected'],
  ['/', 'Search'],
  ['Ctrl Enter', 'In the reason: reject'],
  ['Esc', 'In the reason: back to the keys'],
  ['?', 'This list'],
] as const;
export const keysText = 'They work anywhere on this page except while typing in a field.';
export const keyHints = [
  ['J', 'next'],
  ['K', 'previous'],
  ['T', 'take'],
  ['X', 'select'],
  ['O', 'view'],
  ['?', 'all keys'],
] as const;
export const figures = 'Time to a decision';
export const figuresLine = (week: string, month: string) => `Median ${week} in 7 days, ${month} in 30 days`;
export const none = '–';
export const allKinds = 'All kinds';
export const weekMedian = 'Median, 7 days';
export const weekDecided = 'Decided, 7 days';
export const monthMedian = 'Median, 30 days';
export const monthDecided = 'Decided, 30 days';
export const decidedOf = (decided: number, approved: number) =>
  `${decided.toLocaleString('en-IN')} (${approved.toLocaleString('en-IN')} approved)`;
export const fieldsDiffer = (count: number) => (count === 1 ? '1 field differs' : `${count} fields differ`);
export const roleIn = (role: string, city: string) => `${role}, ${city}`;
export const listingsLive = (live: number, listings: number) =>
  `${live.toLocaleString('en-IN')} of ${listings.toLocaleString('en-IN')} listings live`;
export const rejectionsOf = (count: number) =>
  count === 1 ? '1 rejection in 90 days' : `${count} rejections in 90 days`;
