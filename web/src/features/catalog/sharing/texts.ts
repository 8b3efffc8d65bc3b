/** What these screens say, in one place for other languages. */
export const rateList = 'Rate list';
export const rateListOf = (name: string) => `Rate list of ${name}`;
export const productsFrom = (count: string, name: string, some: string) => `${count} from ${name}: ${some}`;
export const sharedOn = (day: string) => `Shared on ${day}`;
export const countProducts = (count: number) => (count === 1 ? '1 product' : `${count} products`);
export const pricesChanged = (count: number) =>
  count === 1
    ? '1 price has changed since this list was shared.'
    : `${count} prices have changed since this list was shared.`;
export const priceChanged = 'Price changed since shared';
export const wasWhenShared = (price: string) => `${price} when shared`;
export const noLongerAvailable = 'No longer available';
export const beforeGst = 'Prices are before GST.';
export const products = 'Products';
export const seeStore = 'See store';
export const listNotFound = 'List not found';
export const theSellerNoLonger = 'The seller no longer shares this list, or the link is incomplete.';
export const browseProducts = 'Browse products';

export const sharedLists = 'Shared lists';
export const opensAndLeads = 'Who opened your lists, and how many leads they brought.';
export const newList = 'New list';
export const noListsYet = 'No lists yet. Choose products and send your rates to buyers.';
export const failedToLoad = 'Failed to load your shared lists.';
export const readyToShare = 'Ready to share';
export const opens = 'Opens';
export const leads = 'Leads';
export const whatsapp = 'WhatsApp';
export const copyLink = 'Copy link';
export const pdf = 'PDF';
export const stopSharing = 'Stop sharing';
export const ofList = (action: string, list: string) => `${action}: ${list}`;
export const stopSharingTitle = 'Stop sharing this list?';
export const linkWillStop = 'The link will no longer open. Its leads stay in your inbox.';

export const shareARateList = 'Share a rate list';
export const chooseProducts = 'Choose products. Buyers get today’s prices with a link that also shows later changes.';
export const nameOfTheList = 'Name of the list';
export const forExample = 'For example: Diwali rates for dealers';
export const chooseAtMost = (most: number) => `Up to ${most} approved products`;
export const createList = 'Create list';
export const sharePrices = 'Share with prices';
