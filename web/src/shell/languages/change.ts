import { i18n } from '@lingui/core';
import { LANGUAGES, type Language } from '@plyhaat/contract/core/languages';
import { changeSettings } from '@plyhaat/contract/identity/account';
import type { RegisteredRouter } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { session } from '#api/session.ts';
import { loadMessages } from '#languages/messages.ts';
import { rememberLanguage } from './chosen.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** In which its page was last shown, where that was chosen. */
    language?: string;
  }
}

/**
 * The address of this entry of the history, in the language of the page. The router takes an address whose route is the
 * same for the same place; what it keeps beside it tells it that this is one more, so it stays where it is scrolled.
 */
function nameAlike(router: RegisteredRouter): void {
  const state = (before: object) => ({ ...before, language: i18n.locale });
  const here = { to: '.', search: true, params: true, hash: true, state } as const;
  if (router.buildLocation(here).publicHref === router.history.location.href) return;
  void router.navigate({ ...here, replace: true, resetScroll: false, hashScrollIntoView: false, ignoreBlocker: true });
}

/** Entries from before speak the language of then: one that the browser goes back to is renamed. */
let isFollowing = false;
function followAddress(router: RegisteredRouter): void {
  if (isFollowing) return;
  isFollowing = true;
  router.subscribe('onResolved', () => nameAlike(router));
}

/** Members are written to in it, and find it where they next sign in. */
function tellServer(language: Language): void {
  const { user } = session.get();
  if (user) call(changeSettings, { params: { id: user._id }, body: { language } }).catch(() => {});
}

/** The page as it stands, in another language: its sentences come first, then what it was told by the server. */
export async function changeLanguage(language: Language, router: RegisteredRouter): Promise<void> {
  rememberLanguage(language);
  tellServer(language);
  await loadMessages(language);
  document.documentElement.lang = LANGUAGES[language].tag;
  i18n.activate(language);
  // Links keep the address that they were drawn with until the router has another way of writing addresses.
  const { rewrite } = router.options;
  router.update({ ...router.options, rewrite: { ...rewrite } });
  nameAlike(router);
  followAddress(router);
  const { queries } = router.options.context;
  queries.removeQueries({ type: 'inactive' });
  await queries.invalidateQueries();
}
