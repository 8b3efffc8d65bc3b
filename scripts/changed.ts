import { callsTo, dependentsOf, isTest, readSources, symbolsOf, testsFor } from './dependents.ts';
import { journeysTo, routesOf } from './screens.ts';
import { run } from './steps.ts';
import { fileOf, usersIn } from './symbols.ts';

/** Files that everything depends on: a change here runs all tests. */
const CORE = [
  /^(package(-lock)?|tsconfig|biome|knip)\.json$/,
  /^(vitest|playwright|drizzle)\.config\.ts$/,
  /^contract\/src\/core\//,
  /^server\/(migrations|seed)\//,
  /^server\/src\/(platform\/|[^/]+$)/,
  /^web\/(public|src\/(api|shell|ui|features\/admin\/frame))\//,
  /^web\/(src\/)?[^/]+$/,
  /^scripts\/(boot|build|journeys|start|steps|test)\./,
];

export type Selection = {
  /** The core file because of which everything runs. */
  readonly core?: string;
  readonly tests: readonly string[];
  readonly journeys: readonly string[];
};

/** The tests and journeys that a change of these files can break. */
export function selectFor(
  changed: readonly string[],
  sources: ReadonlyMap<string, string>,
  users = usersIn(sources),
): Selection {
  const core = changed.find((file) => !isTest(file) && CORE.some((pattern) => pattern.test(file)));
  if (core) return { core, tests: [], journeys: [] };
  const reached = dependentsOf(symbolsOf(changed, sources), users);
  const seen = new Set([...reached, ...dependentsOf(callsTo(reached, sources, users), users)].map(fileOf));
  const addresses = routesOf(sources)
    // Every screen reaches its route file, so a route file counts only if it changed itself.
    .filter(({ files: [own = '', ...loaded] }) => changed.includes(own) || loaded.some((file) => seen.has(file)))
    .map(({ address }) => address);
  const named = [...new Set([...reached].map(fileOf))].filter((file) => file.endsWith('.spec.ts'));
  return {
    tests: testsFor(reached, sources),
    journeys: [...new Set([...named, ...journeysTo(addresses, sources)])].sort(),
  };
}

/** What git says: commits since main, the working tree, and files it does not know yet. */
async function changedFiles(): Promise<string[]> {
  const git = async (...args: string[]) => (await run('git', args)).output.split('\n').filter(Boolean);
  const [base = 'HEAD'] = (await run('git', ['merge-base', 'HEAD', 'main'])).output.match(/^[0-9a-f]{40}/m) ?? [];
  const [differing, unknown] = [
    await git('diff', '--name-only', '--diff-filter=d', base),
    await git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set([...differing, ...unknown])];
}

export type Changed = Selection & { readonly files: readonly string[] };

export async function changedSelection(): Promise<Changed> {
  const files = await changedFiles();
  return { files, ...selectFor(files, readSources()) };
}

/** What will run, in a sentence. */
export function describe({ files, core, tests, journeys }: Changed): string {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  const changed = `${counted(files.length, 'file')} changed`;
  if (core) return `${changed}; everything stands on ${core}, so everything runs.`;
  return [
    `${changed}: running ${counted(tests.length, 'test file')} and the journeys of ${counted(journeys.length, 'file')}`,
    ...journeys.map((file) => `  ${file}`),
  ].join('\n');
}
