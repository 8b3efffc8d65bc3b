import { once } from 'node:events';
import { SAMPLE_SIGN_INS } from '@plyhaat/contract/core/demo';
import { formatPhone } from '@plyhaat/contract/core/phone';
import { OlderSchema, UnknownSchema } from '#platform/db/migrations.ts';
import { NoDatabase } from '#platform/db/postmaster.ts';
import type { Pages } from './pages.ts';
import { BadSettings, readSettings, type Settings } from './settings.ts';
import { CannotStart, type Progress, type Running, start } from './start.ts';
import { tellSupervisor } from './supervisor.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

export const progress: Progress = async (step, work) => {
  const began = performance.now();
  const result = await work();
  say(`${step} … ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
};

/** Files of this installation that belong to another user, or to a system that is only read. */
const NOT_OURS = ['EACCES', 'EPERM', 'EROFS'];

const TOLD_IN_WORDS = [CannotStart, NoDatabase, UnknownSchema, OlderSchema];

/** One clear sentence for what the operator can mend; a stack only for our own bugs. */
export function explain(error: unknown): string {
  if (error instanceof BadSettings) return error.faults.join('\n');
  if (TOLD_IN_WORDS.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (path && NOT_OURS.includes(code))
    return `This user may not use ${path} (${code}): give it the right, or set DATA_DIR.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const DOUBLE_SIGNAL_MS = 1000;
/** Each part has a shorter timeout of its own, so this one only catches what none of them covers. Draining comes first. */
const LONGEST_STOP_MS = 14_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Stops on the first signal; a second one, after a moment, does not wait. A terminal sends the first one twice. */
function onSignal(stop: () => void): void {
  let since = 0;
  const handle = () => {
    if (since && Date.now() - since > DOUBLE_SIGNAL_MS) process.exit(1);
    if (since) return;
    since = Date.now();
    stop();
  };
  for (const signal of SIGNALS) process.on(signal, handle);
}

/** Ignores a closed output pipe, which would otherwise end the program while its database runs. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

function sayReady({ demo }: Settings, { address, listening, sandbox }: Running): void {
  say(`\nPlyhaat is ready at ${address} (${(performance.now() / 1000).toFixed(1)} s)`);
  if (!address.startsWith('http://localhost:')) say(`It listens on ${listening}`);
  if (sandbox) say(`Payments go to the sandbox at ${sandbox}`);
  if (!demo) return;
  say('\nSample sign-ins (the code shows in the sign-in window):');
  for (const { who, phone } of SAMPLE_SIGN_INS) say(`  ${formatPhone(phone)}  ${who}`);
  say('');
}

/** Reads the settings, starts everything, tells where it is, and drains when it is asked to stop. */
export async function main(makePages: () => Promise<Pages>): Promise<void> {
  outliveReaders();
  const ending = new AbortController();
  const { signal } = ending;
  let drainSeconds = 0;
  onSignal(() => {
    say('Stopping: finishing what is under way …');
    ending.abort();
    setTimeout(
      () => {
        say('Not everything could be finished in time.');
        process.exit(1);
      },
      LONGEST_STOP_MS + drainSeconds * 1000,
    );
  });
  try {
    const settings = readSettings();
    drainSeconds = settings.drainSeconds;
    // Loaded in parallel with the start of the database.
    const pages = makePages();
    pages.catch(() => {});
    const running = await start(settings, pages, { progress, say, signal });
    sayReady(settings, running);
    tellSupervisor(settings, 'READY=1');
    if (!signal.aborted) await once(signal, 'abort');
    tellSupervisor(settings, 'STOPPING=1');
    await running.stop();
  } catch (error) {
    if (!signal.aborted) {
      process.stderr.write(`${explain(error)}\n`);
      process.exit(1);
    }
  }
  say('Stopped.');
  process.exit(0);
}
