import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

const EDITED = msg`Our team checks your changes first. Until then buyers see the approved version.`;

/** What one kind is called wherever it is listed, written, sent and deleted. */
export type PlacementWords = {
  readonly listTab: string;
  readonly formTab: string;
  /** As it stands before others in a key and in a draft's name. */
  readonly name: string;
  readonly listTitle: MessageDescriptor;
  readonly count: (total: number) => MessageDescriptor;
  readonly add: MessageDescriptor;
  readonly save: MessageDescriptor;
  readonly listFailed: MessageDescriptor;
  readonly empty: MessageDescriptor;
  readonly deleteQuestion: MessageDescriptor;
  readonly deleted: MessageDescriptor;
  readonly deleteFailed: MessageDescriptor;
  readonly addFailed: MessageDescriptor;
  readonly updateFailed: MessageDescriptor;
  readonly form: Readonly<Record<'add' | 'addLine' | 'edit' | 'editLine' | 'loadFailed', MessageDescriptor>>;
  /** The lists that show it, by the first words of their keys, where they are not those of promotions. */
  readonly changes?: readonly string[];
};

export const changesOf = ({ changes = ['promotions', 'members'] }: PlacementWords): readonly string[] => changes;

export const BANNER: PlacementWords = {
  listTab: 'myBanner',
  formTab: 'addBanner',
  name: 'banner',
  listTitle: msg`My Banners`,
  count: (total) => msg`${plural(total, { one: '# banner', other: '# banners' })}`,
  add: msg`Add banner`,
  save: msg`Save banner`,
  listFailed: msg`Failed to load banners. Please try again.`,
  empty: msg`No banners found. Create your first banner to get started!`,
  deleteQuestion: msg`Are you sure you want to delete this banner?`,
  deleted: msg`Banner deleted successfully`,
  deleteFailed: msg`Failed to delete banner`,
  addFailed: msg`Failed to create banner. Please try again.`,
  updateFailed: msg`Failed to update banner. Please try again.`,
  form: {
    add: msg`Add Banner`,
    addLine: msg`Shown at the top of the home page. Our team checks it before buyers see it.`,
    edit: msg`Edit Banner`,
    editLine: EDITED,
    loadFailed: msg`Failed to load banner data for editing.`,
  },
};

export const ARRIVAL: PlacementWords = {
  listTab: 'myNewArrival',
  formTab: 'addNewArrival',
  name: 'arrival',
  listTitle: msg`My New Arrivals`,
  count: (total) => msg`${plural(total, { one: '# new arrival', other: '# new arrivals' })}`,
  add: msg`Add new arrival`,
  save: msg`Save new arrival`,
  listFailed: msg`Failed to load new arrivals. Please try again.`,
  empty: msg`No new arrivals found. Create your first new arrival to get started!`,
  deleteQuestion: msg`Are you sure you want to delete this new arrival item?`,
  deleted: msg`New arrival item deleted successfully`,
  deleteFailed: msg`Failed to delete new arrival item`,
  addFailed: msg`Failed to add new arrival`,
  updateFailed: msg`Failed to update new arrival`,
  form: {
    add: msg`Add New Arrival`,
    addLine: msg`Shown under New Arrivals on the home page. Our team checks it before buyers see it.`,
    edit: msg`Edit New Arrival`,
    editLine: EDITED,
    loadFailed: msg`Failed to load new arrival data for editing.`,
  },
};

export const SALE: PlacementWords = {
  listTab: 'myFlashSales',
  formTab: 'addFlashSales',
  name: 'sale',
  listTitle: msg`My Flash Sales`,
  count: (total) => msg`${plural(total, { one: '# flash sale', other: '# flash sales' })}`,
  add: msg`Add flash sale`,
  save: msg`Save flash sale`,
  listFailed: msg`Failed to load flash sales. Please try again.`,
  empty: msg`No flash sales found. Create your first flash sale to get started!`,
  deleteQuestion: msg`Are you sure you want to delete this flash sale?`,
  deleted: msg`Flash sale deleted successfully`,
  deleteFailed: msg`Failed to delete flash sale`,
  addFailed: msg`Failed to add flash sale`,
  updateFailed: msg`Failed to update flash sale`,
  form: {
    add: msg`Add Flash Sale`,
    addLine: msg`While it runs, the sale price is what buyers see. Our team checks it before buyers see it.`,
    edit: msg`Edit Flash Sale`,
    editLine: EDITED,
    loadFailed: msg`Failed to load flash sale data for editing.`,
  },
};

export const PROMOTION: PlacementWords = {
  listTab: 'myPromotions',
  formTab: 'addPromotion',
  name: 'promotion',
  listTitle: msg`My Promotions`,
  count: (total) => msg`${plural(total, { one: '# promotion', other: '# promotions' })}`,
  add: msg`Add promotion`,
  save: msg`Save promotion`,
  listFailed: msg`Failed to load promotions. Please try again.`,
  empty: msg`No promotions found. Create your first promotion to get started!`,
  deleteQuestion: msg`Are you sure you want to delete this promotion?`,
  deleted: msg`Promotion deleted successfully`,
  deleteFailed: msg`Failed to delete promotion`,
  addFailed: msg`Failed to add promotion`,
  updateFailed: msg`Failed to update promotion`,
  form: {
    add: msg`Add Promotion`,
    addLine: msg`Shown in its category and in your store, marked Sponsored. Our team checks it before buyers see it.`,
    edit: msg`Edit Promotion`,
    editLine: EDITED,
    loadFailed: msg`Failed to load promotion data for editing.`,
  },
};
