import path from 'node:path';
import { run, say } from './steps.ts';

type Pinned = { readonly wanted: string; readonly latest: string; readonly dependent: string };
type Report = Readonly<Record<string, Pinned | readonly Pinned[]>>;
type Refusal = { readonly error: { readonly code?: string; readonly summary?: string } };

const isNewer = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) > 0;

/** What npm's report says is behind, a line each. A pin above what is called the latest is no fault: we never go back. */
export function behindIn(report: Report | Refusal): string[] {
  if ('error' in report && !('latest' in report.error)) {
    const { code, summary } = (report as Refusal).error;
    throw new Error(`No answer from the package registry (${code ?? summary}): what is behind is not known.`);
  }
  return Object.entries(report as Report).flatMap(([name, pinned]) =>
    [pinned]
      .flat()
      .filter(({ latest, wanted }) => isNewer(latest, wanted))
      .map(({ latest, wanted, dependent }) => `${name} ${wanted} → ${latest} (${dependent})`),
  );
}

/** Tools for measuring are apart from the product. */
const FOLDERS = ['.', 'bench'];
// npm calls a version the latest only if it runs on npm's own Node, so that has to be the pinned one.
const UNDER_PINNED = { PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter) };

async function reportOf(folder: string): Promise<Report | Refusal> {
  const once = ['--fetch-retries', '0', '--loglevel', 'silent'];
  const { output } = await run('npm', ['outdated', '--json', '--prefix', folder, ...once], UNDER_PINNED);
  return JSON.parse(output.trim() || '{}');
}

if (process.argv[1] === import.meta.filename)
  try {
    const lines = (await Promise.all(FOLDERS.map(reportOf))).flatMap(behindIn);
    say(lines.join('\n') || 'Every dependency is at its newest stable version.');
  } catch (error) {
    say((error as Error).message);
    process.exitCode = 1;
  }
