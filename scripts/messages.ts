import { type Counts, finish, runProgram, step, sum, whole } from './steps.ts';

/** What members read, in every language; what staff read, in English. */
const CONFIGS = ['lingui.config.ts', 'lingui.console.config.ts'];

const lingui = (name: string, config: string, args: readonly string[]) =>
  step(name, () => whole(runProgram('lingui', [...args, '--config', config])));

/** Brings the catalogues up to date with the code: new sentences are added, those that nobody says any more are gone. */
const extract = async () =>
  sum(
    await Promise.all(
      CONFIGS.map((config) => lingui(`Collecting messages by ${config}`, config, ['extract', '--clean'])),
    ),
  );

/** Whether the catalogues hold what the code says; `architecture-catalogues.test.ts` looks at what they say. */
export const checkMessages = async (): Promise<Counts> =>
  sum(
    await Promise.all(
      CONFIGS.map((config) => lingui(`Checking messages by ${config}`, config, ['check', 'sync', '--clean'])),
    ),
  );

if (process.argv[1] === import.meta.filename)
  finish(await (process.argv.includes('--check') ? checkMessages() : extract()));
