import { i18n, type Messages } from '@lingui/core';
import { fetchedTwice } from '#ui/fetched-twice.ts';

/** Files of code that say something. In the built app what they say lies beside each, a file for each language. */
const files = new Set<string>();
const loaded = new Set<string>();

/** Called by code as it arrives, before it says anything. The build writes the call (`build-steps/messages.ts`). @public */
export const saysMore = (file: string): void => void files.add(file);

/**
 * What comes is said by code that comes with it, so nobody draws anew for it. The library's `load` would have everybody
 * draw, and React would empty the sections of the server's HTML whose code has not come (`Later`).
 */
export function addMessages(language: string, messages: Messages): void {
  const isSpoken = language === i18n.locale && Object.keys(i18n.messages).length > 0;
  if (isSpoken) Object.assign(i18n.messages, messages);
  else i18n.load(language, messages);
}

/** What the code that is here says, in a language. */
export async function loadMessages(language: string): Promise<void> {
  const wanted = [...files].map((file) => file.replace(/js$/, `${language}.js`)).filter((file) => !loaded.has(file));
  const found: { messages: Messages }[] = await Promise.all(
    wanted.map((file) => fetchedTwice(() => import(/* @vite-ignore */ file))),
  );
  for (const { messages } of found) addMessages(language, messages);
  for (const file of wanted) loaded.add(file);
}

/** Code that was fetched, together with its sentences in the language of the page. */
export async function withMessages<T>(code: Promise<T>): Promise<T> {
  const arrived = await code;
  await loadMessages(i18n.locale);
  return arrived;
}
