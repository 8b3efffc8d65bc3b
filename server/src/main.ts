import { SAMPLE_SIGN_INS } from '@plyhaat/contract/core/demo';
import { formatPhone } from '@plyhaat/contract/core/phone';
import { DatabaseInUse } from '#platform/db/embedded-postgres.ts';
import type { Pages } from './pages.ts';
import { BadSettings, readSettings } from './settings.ts';
import { CannotStart, type Progress, start } from './start.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

export const progress: Progress = async (step, work) => {
  const began = performance.now();
  const result = await work();
  say(`${step} … ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
};

/** One clear sentence for what the operator can mend; a stack only for our own bugs. */
export function explain(error: unknown): string {
  if (error instanceof BadSettings) return error.faults.join('\n');
  if (error instanceof CannotStart || error instanceof DatabaseInUse) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const DOUBLE_SIGNAL_MS = 1000;

/** Drains on the first signal; a second one, after a moment, does not wait. A terminal sends the first one twice. */
function onSignal(stop: () => Promise<void>): void {
  let since = 0;
  const handle = async () => {
    if (since) {
      if (Date.now() - since > DOUBLE_SIGNAL_MS) process.exit(1);
      return;
    }
    since = Date.now();
    say('Stopping: finishing what is under way …');
    await stop();
    say('Stopped.');
    process.exit(0);
  };
  process.on('SIGINT', () => void handle());
  process.on('SIGTERM', () => void handle());
}

/** Reads the settings, starts everything, and tells where it is. */
export async function main(makePages: () => Promise<Pages>): Promise<void> {
  const began = performance.now();
  try {
    const settings = readSettings();
    const running = await start(settings, await makePages(), progress);
    onSignal(running.stop);
    say(`\nPlyhaat is ready at ${running.address} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    if (running.sandbox) say(`Payments go to the sandbox at ${running.sandbox}`);
    if (!settings.demo) return;
    say('\nSample sign-ins (the code shows in the sign-in window):');
    for (const { who, phone } of SAMPLE_SIGN_INS) say(`  ${formatPhone(phone)}  ${who}`);
    say('');
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}
