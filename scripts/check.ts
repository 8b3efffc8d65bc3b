import { type Counts, finish, runProgram, step, sum, whole } from './steps.ts';

/** Format and lint, types, unused code, and the walls between modules: all at once, in seconds. */
export async function check(): Promise<Counts> {
  const checks = await Promise.all([
    step('Checking format and lint', () => whole(runProgram('biome', ['check', '--error-on-warnings']))),
    step('Checking types', () => whole(runProgram('tsc', ['-p', 'tsconfig.json']))),
    step('Looking for unused code', () => whole(runProgram('knip', []))),
    // From their own folder, where no configuration asks for a database.
    step('Checking the walls', () =>
      whole(runProgram('vitest', ['run', '--root', 'server/test', 'architecture'], { CI: '1', NO_COLOR: '1' })),
    ),
  ]);
  return sum(checks);
}

if (process.argv[1] === import.meta.filename) finish(await check());
