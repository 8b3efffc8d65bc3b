import { i18n, type Messages } from '@lingui/core';

type Fetch = () => Promise<{ readonly messages: Messages }>;
/** What the code of one folder says, in each language that has it. */
type Catalog = Readonly<Record<string, Fetch>>;

const catalogs: Catalog[] = [];
let waiting: Catalog[] = [];

/** Called by code as it arrives, before it says anything. */
export function addCatalog(catalog: Catalog): void {
  catalogs.push(catalog);
  waiting.push(catalog);
}

async function bring(wanted: readonly Catalog[], language: string): Promise<void> {
  const found = await Promise.all(wanted.map((catalog) => catalog[language]?.()));
  for (const part of found) if (part) i18n.load(language, part.messages);
}

/** Code that was fetched, together with its sentences in the language of the page. */
export async function withMessages<T>(code: Promise<T>): Promise<T> {
  const arrived = await code;
  const wanted = waiting;
  await bring(wanted, i18n.locale);
  waiting = waiting.filter((catalog) => !wanted.includes(catalog));
  return arrived;
}

/** The page goes on in another language: whatever is open stays as it is. */
export async function speak(language: string): Promise<void> {
  await bring(catalogs, language);
  i18n.activate(language);
}
