import { importsIn, target } from '../server/test/walls.ts';

/** The only module through which tests reach the PostgreSQL of the run. */
const DATABASE_MODULE = 'server/test/database.ts';

/** The server's tests that may differ on another PostgreSQL: those that load that module, directly or not. */
export function testsAtDatabase(sources: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, text] of sources)
    for (const found of importsIn(file, text))
      if (!found.typeOnly) importers.set(target(found), [...(importers.get(target(found)) ?? []), file]);
  const reached = new Set([DATABASE_MODULE]);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter((file) => /^(server|scripts)\/.*\.test\.ts$/.test(file)).sort();
}
