import type { getCatalogs } from '@lingui/cli/api';

type Catalogs = Awaited<ReturnType<typeof getCatalogs>>;
type Sentences = Readonly<Record<string, string>>;

/** Where the contract's rules and refusals stand, which the browser says by itself. */
const IN_CONTRACT = /^contract\/src\//;

/** What the contract says, by its English text: a rule that is checked in the browser knows no id. */
export async function contractSentences(catalogs: Catalogs, language: string): Promise<Sentences> {
  const found: Record<string, string> = {};
  for (const catalog of catalogs)
    for (const { message, translation, origin = [] } of Object.values((await catalog.read(language)) ?? {}))
      if (message && translation && origin.some(([file]) => IN_CONTRACT.test(file))) found[message] = translation;
  return found;
}
