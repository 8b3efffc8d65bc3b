import { i18n } from '@lingui/core';
import { LANGUAGES, type Language } from '@plyhaat/contract/core/languages';
import type { RegisteredRouter } from '@tanstack/react-router';
import { loadMessages } from '#languages/messages.ts';
import { rememberLanguage } from './chosen.ts';

/** Addresses that this document was at before speak the language of then: what the browser goes back to is renamed. */
function nameAlike({ history, latestLocation, buildLocation }: RegisteredRouter): void {
  const { pathname, search, hash } = latestLocation;
  const { publicHref } = buildLocation({ to: pathname, search: () => search, hash } as never);
  if (publicHref !== history.location.href)
    history.replace(publicHref, history.location.state, { ignoreBlocker: true });
}

let isFollowing = false;
function followAddress(router: RegisteredRouter): void {
  if (isFollowing) return;
  isFollowing = true;
  router.subscribe('onResolved', () => nameAlike(router));
}

/** The page as it stands, in another language: its sentences come first, then what it was told by the server. */
export async function changeLanguage(language: Language, router: RegisteredRouter): Promise<void> {
  rememberLanguage(language);
  await loadMessages(language);
  document.documentElement.lang = LANGUAGES[language].tag;
  i18n.activate(language);
  nameAlike(router);
  followAddress(router);
  const { queries } = router.options.context;
  queries.removeQueries({ type: 'inactive' });
  await queries.invalidateQueries();
}
