import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

export type Counts = {
  passed: number;
  failed: number;
  /** What passed only at its second try, a line each. */
  secondTries?: readonly string[];
};
export const NOTHING: Counts = { passed: 0, failed: 0 };
const PASSED: Counts = { passed: 1, failed: 0 };
const FAILED: Counts = { passed: 0, failed: 1 };
export const sum = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
  secondTries: counts.flatMap(({ secondTries = [] }) => secondTries),
});

export const say = (text: string) => process.stdout.write(`${text}\n`);

type Ran = { readonly code: number; readonly output: string };

/** Runs a command to its end, keeping what it says for whoever has to read it. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs an installed package's program under the pinned Node. */
export const runProgram = (name: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Ran> =>
  run(process.execPath, [path.join(root, 'scripts/boot.mjs'), '--bin', name, ...args], env);

const MOST_LINES = 300;

/** The end is where programs say what went wrong. */
function shortened(output: string): string {
  const lines = output.split('\n');
  const left = lines.length - MOST_LINES;
  return left > 0 ? [`(${left} lines left out)`, ...lines.slice(left)].join('\n') : output;
}

/** A line when the step ends: what it was, how long it took, how it went. What it said follows only if it failed. */
export async function step(name: string, work: () => Promise<{ counts: Counts; output?: string }>): Promise<Counts> {
  const began = performance.now();
  const { counts, output } = await work().catch((error: Error) => ({ counts: FAILED, output: error.message }));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const outcome = counts.failed > 0 ? `${counts.failed} failed` : counts.passed > 1 ? `${counts.passed} passed` : 'ok';
  say(`${name} … ${outcome} (${seconds} s)`);
  if (counts.failed > 0 && output) say(shortened(output.trim()).replace(/^/gm, '  '));
  return counts;
}

/** A program that either passes or fails as a whole. */
export async function whole(ran: Promise<Ran>): Promise<{ counts: Counts; output: string }> {
  const { code, output } = await ran;
  return { counts: code === 0 ? PASSED : FAILED, output };
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

const LINES_A_FAILURE = 15;
const firstLines = (message: string) =>
  message
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, LINES_A_FAILURE)
    .join('\n');

/** Each test that did not pass, with the beginning of its reason. */
const failuresIn = ({ testResults }: VitestReport): string =>
  testResults
    .flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${path.relative(root, name)}\n${firstLines(message)}`] : []),
      ...assertionResults
        .filter(({ status }) => status !== 'passed')
        .map(
          (test) => `${path.relative(root, name)} > ${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`,
        ),
    ])
    .join('\n\n');

/** Runs tests and counts them. A test that was skipped and a file that could not be read count as failed. */
export async function vitest(
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<{ counts: Counts; output: string }> {
  // Not in test-results, which Playwright empties when it starts beside.
  const report = path.join(os.tmpdir(), `plyhaat-vitest-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await runProgram('vitest', ['run', ...args, ...reporters], {
    CI: '1',
    NO_COLOR: '1',
    ...env,
  });
  if (!fs.existsSync(report)) return { counts: FAILED, output };
  const results: VitestReport = JSON.parse(fs.readFileSync(report, 'utf8'));
  fs.rmSync(report);
  const unread = results.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = results.numFailedTests + results.numPendingTests + results.numTodoTests + unread.length;
  const broken = failed === 0 && (code !== 0 || results.numPassedTests === 0);
  return {
    counts: { passed: results.numPassedTests, failed: broken ? 1 : failed },
    output: broken ? output : failuresIn(results),
  };
}

/** What needed a second try, a line each, then the last line. */
export const ending = ({ passed, failed, secondTries = [] }: Counts): string[] => [
  ...secondTries.map((journey) => `passed at its second try: ${journey}`),
  `${passed} passed, ${failed} failed`,
];

/** The last lines, and the exit code that goes with them. */
export function finish(counts: Counts): void {
  const { passed, failed } = counts;
  say(ending(counts).join('\n'));
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
