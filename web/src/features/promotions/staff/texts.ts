import type { HomeSection } from '@plyhaat/contract/promotions/home-sections';
import type { HouseBannerState } from '@plyhaat/contract/promotions/staff/house-banners';

/** What these screens say, in one place for other languages. */
export const shopWindow = 'Shop window';
export const shopWindowLine = 'What visitors see first: our own banners and the order of the home page.';
export const failed = 'Failed to load. Please try again.';
export const posts = 'Posts';
export const postsLine = 'The blog on the home page and its own pages.';
export const videos = 'Videos';
export const videosLine = 'Films on the home page and under Videos.';

export const banners = 'Banners';
export const bannersLine = 'They lead the home page in this order, before those of sellers.';
export const noBanners = 'No banner yet.';
export const addBanner = 'Add banner';
export const newBanner = 'New banner';
export const editBanner = 'Edit banner';
export const saveBanner = 'Save banner';
export const editName = (name: string) => `Edit ${name}`;
export const deleteName = (name: string) => `Delete ${name}`;
export const hideName = (name: string) => `Hide ${name}`;
export const showName = (name: string) => `Show ${name}`;
export const hide = 'Hide';
export const show = 'Show';
export const deleteLabel = 'Delete';
export const deleteQuestion = 'Delete this banner?';
export const deleteText = (name: string) => `“${name}” disappears from the home page at once.`;
export const states: Readonly<Record<HouseBannerState, string>> = {
  shown: 'Shown',
  hidden: 'Hidden',
  scheduled: 'Scheduled',
  ended: 'Ended',
};
export const period = (from: string, until: string | null) => (until ? `${from} to ${until}` : `From ${from}`);

export const eyebrow = 'Line above the title';
export const title = 'Title';
export const description = 'Description';
export const link = 'Address it leads to';
export const linkHelp = 'An address of this site, such as /shop?search=marine';
export const linkText = 'Text of the link';
export const image = 'Picture';
export const imageHelp = 'At least 1600 px wide, landscape, less than 5MB';
export const appImage = 'Picture for phones';
export const appImageHelp = 'Taller than wide, less than 5MB; without it phones show the first picture';
export const from = 'First day';
export const until = 'Last day';
export const untilHelp = 'Without it the banner stays';
export const isShown = 'Shown on the home page';
export const pictureOf = (name: string) => `Picture of ${name}`;
export const filesUploading = 'The pictures are still uploading.';
export const cancel = 'Cancel';

export const sections = 'Order of the home page';
export const sectionsLine = 'Drag a section, or move it with its buttons.';
export const saveOrder = 'Save order';
export const resetOrder = 'Reset to default';
export const defaultOrder = 'This is the default order.';
export const ownOrder = 'This order differs from the default.';
export const unsaved = 'Not saved yet.';
export const moveUp = (name: string) => `Move ${name} up`;
export const moveDown = (name: string) => `Move ${name} down`;
export const movedTo = (name: string, place: number, total: number) => `${name} is now ${place} of ${total}.`;
export const sectionNames: Readonly<Record<HomeSection, string>> = {
  hero: 'Banners',
  categories: 'Categories',
  latest: 'Latest products',
  'flash-sales': 'Flash sale',
  arrivals: 'New arrivals',
  sellers: 'Top sellers',
  reels: 'Reels',
  stories: 'Blog and videos',
  opportunities: 'Franchise opportunities',
  states: 'States',
  requirements: 'Buyer requirements',
  contact: 'Get in touch',
};
