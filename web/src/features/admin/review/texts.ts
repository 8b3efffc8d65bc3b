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
export const liveNow = 'Public now';
export const askedFor = 'Asked for';
export const whenReported = 'When reported';
export const asItIs = 'Now';
export const unchangedSince = 'When reported and now: nothing has changed';
export const heldBack = 'Held back, not public';
export const notKept = 'How it was when it was reported is not known.';
export const noLongerPublic = 'It is no longer public.';
export const theReport = 'The report';
export const reportsOfThis = (count: number, kind: string, upheld: number) =>
  `${count === 1 ? '1 report' : `${count.toLocaleString('en-IN')} reports`} of this ${kind}, ${upheld === 0 ? 'none' : upheld} upheld`;
export const noWords = 'The reporter added no words.';
export const othersSay = 'Others said of it';
export const reasonAndWords = (reason: string, words: string) => `${reason}: “${words}”`;
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
export const empty = 'Empty';
export const labelOpensInFull = (label: string) => `${label}, opens in full`;
export const heldBackAutomaticallyWritten = 'Held back automatically. Written by';
export const reportedBy = 'Reported by';
export const from = 'From';
export const aFormerMember = 'a former member';
export const nothingToReviewRight = 'Nothing to review right now.';
export const oneItemToReview = '1 item to review.';
export const countItemsToReview = (count: string) => `${count} items to review.`;
export const oldestWaits = (span: string) => `The oldest has waited ${span}.`;
export const searchLabel = 'Search by name or seller';
export const selectedItem = 'Selected item';
export const versions = 'Versions';
export const chooseAnItem = 'Choose an item from the list.';
export const noneLeftForYou = 'Nothing is left here for you: what still waits is your own or taken by a colleague.';
export const previous = 'Previous';
export const next = 'Next';
export const backToQueue = 'Back to the queue';
export const thingsToCheck = (count: number) => (count === 1 ? 'One thing to check.' : `${count} things to check.`);
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
  ['Z', 'Undo the last decision, within ten seconds'],
  ['T', 'Take the item, or give it back'],
  ['O', 'Open the first picture in full'],
  ['V', 'View as a buyer, in a new tab'],
  ['Space', 'Read on'],
  ['1–9', 'Put a template into the reason'],
  ['X', 'Select the item, for several of one seller'],
  ['Shift A', 'Approve everything selected'],
  ['/', 'Search'],
  ['Ctrl Enter', 'In the reason: reject'],
  ['Esc', 'In the reason: back to the keys'],
  ['?', 'This list'],
] as const;
export const keysText =
  'They work anywhere on this page except while typing in a field. A and R wait until price and text were shown.';
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
export const fieldsDiffer = (count: number) => `${count} changed`;
export const roleIn = (role: string, city: string) => `${role}, ${city}`;
export const details = 'Details';
export const waitingFirst = 'Waiting';
export const list = 'List';
export const keysShort = 'Keys';
export const keyHelp = '?';
export const keyZ = 'Z';
export const undo = 'Undo';
export const decidedTitle = (decided: string, title: string) => `${decided}: ${title}`;
export const notDecidedBecause = (title: string, message: string) => `Not decided: ${title}. ${message}`;
export const showIt = 'Show it as it is now';
export const reasonFor = (answer: string) => `Reason, needed for “${answer}”`;
export const priceAndTextShown = 'Price and text shown';
export const textShown = 'Text shown';
export const scrollFirst = 'Scroll to the end of the text first. The keys wait too.';
export const placeOf = (place: number, total: number) =>
  `${place.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')}`;
export const price = 'Price';
export const perSqft = 'per sq.ft';
export const wasPrice = (price: string, change: string) => `was ${price} (${change})`;
export const noUsual = 'Too few prices of this grade and thickness to compare.';
export const withinUsual = 'Within the usual range';
export const aboveUsual = 'Above the usual range';
export const belowUsual = 'Below the usual range';
export const usualRange = (low: string, high: string, products: number) =>
  `usual ${low} to ${high}, of ${products.toLocaleString('en-IN')} products`;
export const likelySame = 'Likely the same';
export const countFound = (count: number) => `${count} found`;
export const sameSeller = 'Same seller';
export const samePicture = 'Same picture';
export const sameName = 'Same name';
export const sellersRecord = 'Seller’s record';
export const recordOfAuthor = 'Record of whoever published it';
export const days90 = '90 days';
export const live = 'Live';
export const rejected = 'Rejected';
export const reports = 'Reports';
export const answers = 'Answers';
export const countOf = (count: number, whole: number) =>
  `${count.toLocaleString('en-IN')} of ${whole.toLocaleString('en-IN')}`;
export const reportsOf = (count: number, upheld: number) =>
  count === 0 ? 'None' : `${count.toLocaleString('en-IN')}, ${upheld === 0 ? 'none' : upheld} upheld`;
export const inADay = (percent: number) => `${percent}% in a day`;
