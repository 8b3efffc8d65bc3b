import { type Counts, finish, runProgram, step, whole } from './steps.ts';

const CONFIG = ['--config', 'lingui.config.ts'];

/** Brings the catalogues up to date with the code: new sentences are added, those that nobody says any more are gone. */
const extract = () => step('Collecting messages', () => whole(runProgram('lingui', ['extract', '--clean', ...CONFIG])));

/** Whether the catalogues hold what the code says, and no language lacks any of it. */
export async function checkMessages(): Promise<Counts> {
  return step('Checking messages', () => whole(runProgram('lingui', ['check', 'sync', '--clean', ...CONFIG])));
}

if (process.argv[1] === import.meta.filename)
  finish(await (process.argv.includes('--check') ? checkMessages() : extract()));
