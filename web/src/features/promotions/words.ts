import type { FormPageWords } from '#forms/FormPage.tsx';

const FOUR_EYES = 'Our team checks it before buyers see it.';
const EDITED = 'Our team checks your changes first. Until then buyers see the approved version.';

/** What one kind is called wherever it is listed, written, sent and deleted. */
export type PlacementWords = {
  readonly listTab: string;
  readonly formTab: string;
  /** As it stands before others in a key and in a draft's name. */
  readonly name: string;
  readonly listTitle: string;
  readonly count: readonly [one: string, many: string];
  readonly add: string;
  readonly save: string;
  readonly listFailed: string;
  readonly empty: string;
  readonly deleteQuestion: string;
  readonly deleted: string;
  readonly deleteFailed: string;
  readonly addFailed: string;
  readonly updateFailed: string;
  readonly form: FormPageWords;
  /** The lists that show it, by the first words of their keys, where they are not those of promotions. */
  readonly changes?: readonly string[];
};

export const changesOf = ({ changes = ['promotions', 'members'] }: PlacementWords): readonly string[] => changes;

export const BANNER: PlacementWords = {
  listTab: 'myBanner',
  formTab: 'addBanner',
  name: 'banner',
  listTitle: 'My Banners',
  count: ['banner', 'banners'],
  add: 'Add banner',
  save: 'Save banner',
  listFailed: 'Failed to load banners. Please try again.',
  empty: 'No banners found. Create your first banner to get started!',
  deleteQuestion: 'Are you sure you want to delete this banner?',
  deleted: 'Banner deleted successfully',
  deleteFailed: 'Failed to delete banner',
  addFailed: 'Failed to create banner. Please try again.',
  updateFailed: 'Failed to update banner. Please try again.',
  form: {
    add: 'Add Banner',
    addLine: `Shown at the top of the home page. ${FOUR_EYES}`,
    edit: 'Edit Banner',
    editLine: EDITED,
    loadFailed: 'Failed to load banner data for editing.',
  },
};

export const ARRIVAL: PlacementWords = {
  listTab: 'myNewArrival',
  formTab: 'addNewArrival',
  name: 'arrival',
  listTitle: 'My New Arrivals',
  count: ['new arrival', 'new arrivals'],
  add: 'Add new arrival',
  save: 'Save new arrival',
  listFailed: 'Failed to load new arrivals. Please try again.',
  empty: 'No new arrivals found. Create your first new arrival to get started!',
  deleteQuestion: 'Are you sure you want to delete this new arrival item?',
  deleted: 'New arrival item deleted successfully',
  deleteFailed: 'Failed to delete new arrival item',
  addFailed: 'Failed to add new arrival',
  updateFailed: 'Failed to update new arrival',
  form: {
    add: 'Add New Arrival',
    addLine: `Shown under New Arrivals on the home page. ${FOUR_EYES}`,
    edit: 'Edit New Arrival',
    editLine: EDITED,
    loadFailed: 'Failed to load new arrival data for editing.',
  },
};

export const SALE: PlacementWords = {
  listTab: 'myFlashSales',
  formTab: 'addFlashSales',
  name: 'sale',
  listTitle: 'My Flash Sales',
  count: ['flash sale', 'flash sales'],
  add: 'Add flash sale',
  save: 'Save flash sale',
  listFailed: 'Failed to load flash sales. Please try again.',
  empty: 'No flash sales found. Create your first flash sale to get started!',
  deleteQuestion: 'Are you sure you want to delete this flash sale?',
  deleted: 'Flash sale deleted successfully',
  deleteFailed: 'Failed to delete flash sale',
  addFailed: 'Failed to add flash sale',
  updateFailed: 'Failed to update flash sale',
  form: {
    add: 'Add Flash Sale',
    addLine: `While it runs, the sale price is what buyers see. ${FOUR_EYES}`,
    edit: 'Edit Flash Sale',
    editLine: EDITED,
    loadFailed: 'Failed to load flash sale data for editing.',
  },
};

export const PROMOTION: PlacementWords = {
  listTab: 'myPromotions',
  formTab: 'addPromotion',
  name: 'promotion',
  listTitle: 'My Promotions',
  count: ['promotion', 'promotions'],
  add: 'Add promotion',
  save: 'Save promotion',
  listFailed: 'Failed to load promotions. Please try again.',
  empty: 'No promotions found. Create your first promotion to get started!',
  deleteQuestion: 'Are you sure you want to delete this promotion?',
  deleted: 'Promotion deleted successfully',
  deleteFailed: 'Failed to delete promotion',
  addFailed: 'Failed to add promotion',
  updateFailed: 'Failed to update promotion',
  form: {
    add: 'Add Promotion',
    addLine: `Shown in its category and in your store, marked Sponsored. ${FOUR_EYES}`,
    edit: 'Edit Promotion',
    editLine: EDITED,
    loadFailed: 'Failed to load promotion data for editing.',
  },
};
