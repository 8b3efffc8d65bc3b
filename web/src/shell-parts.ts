import { useSuspenseQuery } from '@tanstack/react-query';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { forgetViewed } from '#features/catalog/viewed/viewed.ts';
import { Bell } from '#features/notifications/Bell.tsx';
import { MenuNotifications } from '#features/notifications/dropdown/MenuNotifications.tsx';
import { readMark } from '#features/notifications/push/push.mark.ts';
import type { ShellParts } from '#shell/parts.ts';

/** What features add to header, menu and footer. Every page loads what is imported here at once; the rest comes when it is wanted. */
export const shellParts: ShellParts = {
  loadCategories: (queries) => queries.ensureQueryData(categoryList()),
  useCategories: () => useSuspenseQuery(categoryList()).data.data,
  Bell,
  MenuNotifications,
  loadSuggestions: () => import('#features/search/Suggestions.tsx').then((chunk) => chunk.Suggestions),
  loadAccountPanel: () => import('#features/account/panel/AccountPanel.tsx').then((chunk) => chunk.AccountPanel),
  loadSellerBar: () => import('#features/account/selling/SellerBar.tsx').then((chunk) => chunk.RequirementsBar),
  loadLoginModal: () => import('#features/identity/login/LoginModal.tsx').then((chunk) => chunk.LoginModal),
  loadViewBanner: () => import('#features/identity/view/ViewBanner.tsx').then((chunk) => chunk.ViewBanner),
  forgetMember: () => {
    forgetViewed();
    if (readMark())
      import('#features/notifications/push/browser-push.ts').then(({ forgetPush }) => forgetPush()).catch(() => {});
  },
};
