/** The part of the address that chooses a screen of the account area; the rest is the screen's own. */
export type AccountSearch = {
  readonly tab?: string;
  readonly extra?: string;
  readonly [name: string]: string | undefined;
};

const texts = (raw: object) =>
  Object.entries(raw).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );

/** `tab=addRequirement&0190…` written plainly is read as a name without a value. */
const bareName = (raw: object) => Object.keys(raw).find((name) => (raw as Record<string, unknown>)[name] === '');

/**
 * A tab may carry an extra part after an ampersand, as the id of what is edited, and further pairs after a question
 * mark. Both become parts of the query string of their own (SHELL-11).
 */
export function readAccountSearch(raw: object): AccountSearch {
  const { tab = '', ...others } = Object.fromEntries(texts(raw));
  const [named = '', pairs = ''] = tab.split(/\?(.*)/s);
  const [name = '', extra = bareName(raw) ?? ''] = named.split(/&(.*)/s);
  return {
    ...Object.fromEntries(new URLSearchParams(pairs)),
    ...others,
    ...(name && { tab: name }),
    ...(extra && { extra }),
  };
}
