import { msg } from '@lingui/core/macro';
import { isBusiness, isBuyer, type Role } from '@plyhaat/contract/core/roles';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { AccountTab } from './sections.ts';

const EditProfileScreen = lazyRouteComponent(
  () => import('#features/sellers/profile/EditProfileScreen.tsx'),
  'EditProfileScreen',
);
const FirstStepsScreen = lazyRouteComponent(
  () => import('#features/sellers/first-steps/FirstStepsScreen.tsx'),
  'FirstStepsScreen',
);
const ProfileScreen = lazyRouteComponent(() => import('#features/sellers/profile/ProfileScreen.tsx'), 'ProfileScreen');
const SettingsScreen = lazyRouteComponent(
  () => import('#features/identity/settings/SettingsScreen.tsx'),
  'SettingsScreen',
);
const StartSellingScreen = lazyRouteComponent(
  () => import('#features/sellers/registration/StartSellingScreen.tsx'),
  'StartSellingScreen',
);
const PlansScreen = lazyRouteComponent(() => import('#features/billing/buying/PlansScreen.tsx'), 'PlansScreen');
const MySubscriptionsScreen = lazyRouteComponent(
  () => import('#features/billing/own/MySubscriptionsScreen.tsx'),
  'MySubscriptionsScreen',
);
const MyTopupsScreen = lazyRouteComponent(() => import('#features/billing/own/MyTopupsScreen.tsx'), 'MyTopupsScreen');
const OrdersScreen = lazyRouteComponent(() => import('#features/billing/orders/OrdersScreen.tsx'), 'OrdersScreen');
const TopupsScreen = lazyRouteComponent(() => import('#features/billing/buying/TopupsScreen.tsx'), 'TopupsScreen');
const MyProductsScreen = lazyRouteComponent(
  () => import('#features/catalog/selling/MyProductsScreen.tsx'),
  'MyProductsScreen',
);
const ProductFormScreen = lazyRouteComponent(
  () => import('#features/catalog/selling/ProductFormScreen.tsx'),
  'ProductFormScreen',
);
const BulkUploadScreen = lazyRouteComponent(
  () => import('#features/catalog/bulk/BulkUploadScreen.tsx'),
  'BulkUploadScreen',
);
const ShareProductsScreen = lazyRouteComponent(
  () => import('#features/catalog/sharing/ShareProductsScreen.tsx'),
  'ShareProductsScreen',
);
const SharedListsScreen = lazyRouteComponent(
  () => import('#features/catalog/sharing/SharedListsScreen.tsx'),
  'SharedListsScreen',
);
const MyBannersScreen = lazyRouteComponent(
  () => import('#features/promotions/lists/MyBannersScreen.tsx'),
  'MyBannersScreen',
);
const BannerFormScreen = lazyRouteComponent(
  () => import('#features/promotions/forms/BannerFormScreen.tsx'),
  'BannerFormScreen',
);
const MyArrivalsScreen = lazyRouteComponent(
  () => import('#features/promotions/lists/MyArrivalsScreen.tsx'),
  'MyArrivalsScreen',
);
const ArrivalFormScreen = lazyRouteComponent(
  () => import('#features/promotions/forms/ArrivalFormScreen.tsx'),
  'ArrivalFormScreen',
);
const MyFlashSalesScreen = lazyRouteComponent(
  () => import('#features/promotions/lists/MyFlashSalesScreen.tsx'),
  'MyFlashSalesScreen',
);
const FlashSaleFormScreen = lazyRouteComponent(
  () => import('#features/promotions/forms/FlashSaleFormScreen.tsx'),
  'FlashSaleFormScreen',
);
const MyPromotionsScreen = lazyRouteComponent(
  () => import('#features/promotions/lists/MyPromotionsScreen.tsx'),
  'MyPromotionsScreen',
);
const PromotionFormScreen = lazyRouteComponent(
  () => import('#features/promotions/forms/PromotionFormScreen.tsx'),
  'PromotionFormScreen',
);
const MyReelsScreen = lazyRouteComponent(() => import('#features/reels/own/MyReelsScreen.tsx'), 'MyReelsScreen');
const ReelFormScreen = lazyRouteComponent(() => import('#features/reels/own/ReelFormScreen.tsx'), 'ReelFormScreen');
const InboxScreen = lazyRouteComponent(() => import('./inbox/InboxScreen.tsx'), 'InboxScreen');
const LeadsScreen = lazyRouteComponent(() => import('#features/leads/inbox/LeadsScreen.tsx'), 'LeadsScreen');
const InsightsScreen = lazyRouteComponent(
  () => import('#features/leads/insights/InsightsScreen.tsx'),
  'InsightsScreen',
);
const EnquiriesScreen = lazyRouteComponent(
  () => import('#features/leads/inbox/EnquiriesScreen.tsx'),
  'EnquiriesScreen',
);
const MyRequirementsScreen = lazyRouteComponent(
  () => import('#features/requirements/MyRequirementsScreen.tsx'),
  'MyRequirementsScreen',
);
const RequirementFormScreen = lazyRouteComponent(
  () => import('#features/requirements/RequirementFormScreen.tsx'),
  'RequirementFormScreen',
);
const MyQuotesScreen = lazyRouteComponent(
  () => import('#features/requirements/quotes/MyQuotesScreen.tsx'),
  'MyQuotesScreen',
);
const WishlistScreen = lazyRouteComponent(
  () => import('#features/catalog/wishlist/WishlistScreen.tsx'),
  'WishlistScreen',
);

const SavedSearchesScreen = lazyRouteComponent(
  () => import('#features/catalog/saved/SavedSearchesScreen.tsx'),
  'SavedSearchesScreen',
);
const ApplicationsScreen = lazyRouteComponent(
  () => import('#features/dealerships/applications/ApplicationsScreen.tsx'),
  'ApplicationsScreen',
);

const MyDealershipsScreen = lazyRouteComponent(
  () => import('#features/dealerships/records/MyDealershipsScreen.tsx'),
  'MyDealershipsScreen',
);
const DealershipFormScreen = lazyRouteComponent(
  () => import('#features/dealerships/records/DealershipFormScreen.tsx'),
  'DealershipFormScreen',
);
const MyOpportunitiesScreen = lazyRouteComponent(
  () => import('#features/dealerships/offering/MyOpportunitiesScreen.tsx'),
  'MyOpportunitiesScreen',
);
const OpportunityFormScreen = lazyRouteComponent(
  () => import('#features/dealerships/offering/OpportunityFormScreen.tsx'),
  'OpportunityFormScreen',
);

export const PROFILE: AccountTab = {
  tab: 'profile',
  group: 'account',
  label: msg`Profile`,
  seenBy: 'everyone',
  screen: ProfileScreen,
};

/** In the menu until they are done. */
export const FIRST_STEPS: AccountTab = {
  tab: 'firstSteps',
  group: 'account',
  label: msg`First steps`,
  seenBy: 'business',
  screen: FirstStepsScreen,
};

/** Every screen of the account area, one line each; what is not here is in no menu. */
const TABS: readonly AccountTab[] = [
  FIRST_STEPS,
  PROFILE,
  { tab: 'editProfile', group: 'account', seenBy: 'everyone', screen: EditProfileScreen },
  { tab: 'settings', group: 'account', label: msg`Settings`, seenBy: 'everyone', screen: SettingsScreen },
  { tab: 'startSelling', group: 'account', label: msg`Start selling`, seenBy: 'buyer', screen: StartSellingScreen },
  { tab: 'myProducts', group: 'products', label: msg`Products`, seenBy: 'business', screen: MyProductsScreen },
  { tab: 'addProducts', group: 'products', seenBy: 'business', screen: ProductFormScreen },
  { tab: 'bulkUpload', group: 'products', seenBy: 'business', screen: BulkUploadScreen, wide: true },
  { tab: 'sharedLists', group: 'products', label: msg`Shared lists`, seenBy: 'business', screen: SharedListsScreen },
  { tab: 'shareProducts', group: 'products', seenBy: 'business', screen: ShareProductsScreen },
  { tab: 'myBanner', group: 'banners', label: msg`Banner`, seenBy: 'business', screen: MyBannersScreen },
  { tab: 'addBanner', group: 'banners', seenBy: 'business', screen: BannerFormScreen },
  { tab: 'myReels', group: 'reels', label: msg`Reels`, seenBy: 'business', screen: MyReelsScreen },
  { tab: 'addReel', group: 'reels', seenBy: 'business', screen: ReelFormScreen },
  { tab: 'myNewArrival', group: 'arrivals', label: msg`New Arrival`, seenBy: 'business', screen: MyArrivalsScreen },
  { tab: 'addNewArrival', group: 'arrivals', seenBy: 'business', screen: ArrivalFormScreen },
  { tab: 'myFlashSales', group: 'sales', label: msg`Flash Sales`, seenBy: 'business', screen: MyFlashSalesScreen },
  { tab: 'addFlashSales', group: 'sales', seenBy: 'business', screen: FlashSaleFormScreen },
  { tab: 'myPromotions', group: 'promotions', label: msg`Promotions`, seenBy: 'business', screen: MyPromotionsScreen },
  { tab: 'addPromotion', group: 'promotions', seenBy: 'business', screen: PromotionFormScreen },
  { tab: 'leads', group: 'leads', label: msg`Inbox`, seenBy: 'business', screen: InboxScreen, wide: true },
  { tab: 'leadTable', group: 'leads', seenBy: 'business', screen: LeadsScreen },
  { tab: 'myQuotes', group: 'leads', label: msg`My quotes`, seenBy: 'business', screen: MyQuotesScreen },
  { tab: 'insights', group: 'leads', label: msg`Insights`, seenBy: 'business', screen: InsightsScreen },
  { tab: 'enquiries', group: 'enquiries', label: msg`My enquiries`, seenBy: 'everyone', screen: EnquiriesScreen },
  { tab: 'wishlist', group: 'wishlist', label: msg`Wishlist`, seenBy: 'everyone', screen: WishlistScreen },
  {
    tab: 'savedSearches',
    group: 'searches',
    label: msg`Saved searches`,
    seenBy: 'everyone',
    screen: SavedSearchesScreen,
  },
  {
    tab: 'myRequirement',
    group: 'requirements',
    label: msg`Requirement`,
    seenBy: 'everyone',
    screen: MyRequirementsScreen,
  },
  { tab: 'addRequirement', group: 'requirements', seenBy: 'everyone', screen: RequirementFormScreen },
  {
    tab: 'myDealership',
    group: 'dealerships',
    label: msg`Dealership`,
    seenBy: 'everyone',
    screen: MyDealershipsScreen,
  },
  { tab: 'addDealership', group: 'dealerships', seenBy: 'everyone', screen: DealershipFormScreen },
  {
    tab: 'myOpportunities',
    group: 'dealerships',
    label: msg`Opportunities`,
    seenBy: 'business',
    screen: MyOpportunitiesScreen,
  },
  { tab: 'addOpportunity', group: 'dealerships', seenBy: 'business', screen: OpportunityFormScreen },
  {
    tab: 'applications',
    group: 'dealerships',
    label: msg`My applications`,
    seenBy: 'everyone',
    screen: ApplicationsScreen,
  },
  {
    tab: 'mySubscription',
    group: 'subscriptions',
    label: msg`Subscription`,
    seenBy: 'everyone',
    screen: MySubscriptionsScreen,
  },
  { tab: 'buySubscription', group: 'subscriptions', seenBy: 'everyone', screen: PlansScreen },
  { tab: 'myTopup', group: 'topups', label: msg`Topup`, seenBy: 'business', screen: MyTopupsScreen },
  { tab: 'buyTopup', group: 'topups', seenBy: 'business', screen: TopupsScreen },
  { tab: 'orders', group: 'orders', label: msg`Orders`, seenBy: 'everyone', screen: OrdersScreen },
];

function maySee(role: Role, { seenBy }: AccountTab): boolean {
  if (seenBy === 'buyer') return isBuyer(role);
  return seenBy === 'everyone' || isBusiness(role);
}

export const tabsFor = (role: Role): readonly AccountTab[] => TABS.filter((tab) => maySee(role, tab));

/** The default is the profile (SHELL-10); one that does not exist, or not for this member, is none. */
export const tabNamed = (tabs: readonly AccountTab[], name: string | undefined): AccountTab | undefined =>
  name ? tabs.find(({ tab }) => tab === name) : PROFILE;

/** The entry of the menu that a tab stands under: its own, or the last one of its group before it. */
export function entryOf(tabs: readonly AccountTab[], current: AccountTab): string {
  if (current.label) return current.tab;
  const before = tabs.slice(0, tabs.indexOf(current));
  return before.findLast(({ group, label }) => group === current.group && label)?.tab ?? current.tab;
}
