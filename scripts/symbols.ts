import { target } from '../server/test/walls.ts';

/** A top-level declaration of a file, or what stands between them (`''`). */
type Part = {
  readonly names: readonly string[];
  readonly words: ReadonlySet<string>;
  readonly loads: readonly string[];
};
/** `file#name`; `file#*` is the file as a whole. */
type Symbol = string;
const symbol = (file: string, name: string): Symbol => `${file}#${name}`;

const DECLARATION = /^(?:export )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+|[[{][^\]}]*)/;
/** `route(app, deps, listLeads, …)`: each endpoint of a routes file is a part of its own. */
const ANSWER = /^\s*route\(\s*\w+,\s*\w+,\s*(?:\w+\.)?(\w+)/;
const LOAD = /\bimport\('([^']+)'\)/g;
const wordsIn = (text: string) => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

function partsOf(file: string, text: string): Part[] {
  const answers = /\.routes\.ts$/.test(file);
  const parts: { names: string[]; lines: string[] }[] = [{ names: [], lines: [] }];
  const lines = text.split('\n');
  lines.forEach((line, at) => {
    const declared = DECLARATION.exec(line)?.[1];
    const answered = answers && ANSWER.exec(lines.slice(at, at + 4).join(' '))?.[1];
    if (declared) parts.push({ names: wordsIn(declared), lines: [] });
    else if (answered && /^\s*route\(/.test(line)) parts.push({ names: [`answers ${answered}`], lines: [] });
    // Statements between declarations belong to the file.
    else if (/^[a-z(]/.test(line) && !line.startsWith('import')) parts.push({ names: [], lines: [] });
    parts.at(-1)?.lines.push(line);
  });
  return parts.map(({ names, lines }) => {
    const code = lines.join('\n');
    const loads = [...code.matchAll(LOAD)].map(([, to = '']) => target({ from: file, to, typeOnly: false }));
    return { names, words: new Set(wordsIn(code)), loads };
  });
}

const IMPORT = /^import\s+(?:type\s+)?(\{[^}]*\}|\* as \w+|\w+)\s+from\s+'([^']+)'/gm;

/** Imported symbols by their local name. */
function importedBy(file: string, text: string): Map<string, Symbol> {
  const names = new Map<string, Symbol>();
  for (const [, what = '', to = ''] of text.matchAll(IMPORT)) {
    const from = target({ from: file, to, typeOnly: false });
    if (!what.startsWith('{')) names.set(wordsIn(what).at(-1) ?? '', symbol(from, '*'));
    else
      for (const one of what.slice(1, -1).split(',')) {
        const words = wordsIn(one).filter((word) => word !== 'type' && word !== 'as');
        names.set(words.at(-1) ?? '', symbol(from, words[0] ?? ''));
      }
  }
  return names;
}

/** The symbols that use a symbol, and may break when it changes. */
export type Users = ReadonlyMap<Symbol, ReadonlySet<Symbol>>;

export function usersIn(sources: ReadonlyMap<string, string>): Users {
  const users = new Map<Symbol, Set<Symbol>>();
  const use = (used: Symbol, user: Symbol) =>
    used !== user && users.set(used, (users.get(used) ?? new Set()).add(user));
  const parts = new Map([...sources].map(([file, text]) => [file, partsOf(file, text)]));
  const namesOf = (file: string) => (parts.get(file) ?? []).flatMap(({ names }) => names);
  /** The names used of a lazily imported file; the whole file where none is mentioned. */
  const loadedFrom = (file: string, words: ReadonlySet<string>) => {
    const mentioned = namesOf(file).filter((name) => words.has(name));
    return (mentioned.length > 0 ? mentioned : ['*']).map((name) => symbol(file, name));
  };
  for (const [file, text] of sources) {
    const own = new Set(namesOf(file));
    const imported = importedBy(file, text);
    for (const { names, words, loads } of parts.get(file) ?? []) {
      const used = [
        ...[...words].flatMap((word) => imported.get(word) ?? (own.has(word) ? symbol(file, word) : [])),
        ...loads.flatMap((loaded) => loadedFrom(loaded, words)),
      ];
      for (const user of names.length > 0 ? names : ['*']) for (const one of used) use(one, symbol(file, user));
    }
    // Who uses a file as a whole uses each of its parts.
    for (const name of own) use(symbol(file, name), symbol(file, '*'));
  }
  return users;
}

export const fileOf = (one: Symbol): string => one.slice(0, one.indexOf('#'));
export const nameOf = (one: Symbol): string => one.slice(one.indexOf('#') + 1);
export const everythingIn = (file: string, text: string): Symbol[] =>
  [...partsOf(file, text).flatMap(({ names }) => names), '*'].map((name) => symbol(file, name));
