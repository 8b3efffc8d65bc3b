import path from 'node:path';
import { auditDependencies } from './audit.ts';
import { checkMessages } from './messages.ts';
import { type Counts, finish, root, run, runProgram, step, sum, whole } from './steps.ts';

const format = (files: readonly string[]) =>
  step('Checking format and lint', () => whole(runProgram('biome', ['check', '--error-on-warnings', ...files])));
// What did not change since the last check is not checked again.
const INCREMENTAL = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.json'];
const types = () => step('Checking types', () => whole(runProgram('tsc', ['-p', 'tsconfig.json', ...INCREMENTAL])));
// From their own folder, where no configuration asks for a database.
const walls = () =>
  step('Checking the walls', () =>
    whole(
      runProgram('vitest', ['run', '--root', 'server/test', '--testTimeout=120000', 'architecture'], {
        CI: '1',
        NO_COLOR: '1',
      }),
    ),
  );

const description = () =>
  step('Checking the description of the API', () =>
    whole(run(process.execPath, [path.join(root, 'scripts/boot.mjs'), 'scripts/openapi.ts'])),
  );

const audit = () =>
  step('Auditing dependencies', async () => {
    const faults = await auditDependencies();
    return { counts: { passed: faults.length === 0 ? 1 : 0, failed: faults.length }, output: faults.join('\n') };
  });

/** Format and lint, types, unused code, the walls between modules, the OpenAPI document and the dependencies: all at once, in seconds. */
export async function check(): Promise<Counts> {
  const unused = step('Looking for unused code', () => whole(runProgram('knip', [])));
  return sum(await Promise.all([format([]), types(), unused, walls(), description(), audit(), checkMessages()]));
}

/** Format of the files that changed, and all types: what one change elsewhere breaks shows there. */
export async function checkChanged(files: readonly string[]): Promise<Counts> {
  const formatted = files.filter((file) => /\.(tsx?|mjs|json|css)$/.test(file));
  return sum(await Promise.all([...(formatted.length > 0 ? [format(formatted)] : []), types(), walls()]));
}

if (process.argv[1] === import.meta.filename) finish(await check());
