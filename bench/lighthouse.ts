import { median } from './numbers.ts';
import { runProgram } from './processes.ts';
import { CHROMIUM, CHROMIUM_FLAGS, LIGHTHOUSE } from './tools.ts';

const RUNS = 3;
const ENOUGH_MS = 110_000;
const MANNERS = ['accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof MANNERS)[number];

type Report = {
  readonly categories: Record<
    string,
    { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
  >;
  readonly audits: Record<string, { readonly score: number | null; readonly numericValue?: number }>;
};

export type Speed = { readonly paintMs: number; readonly blockingMs: number };
export type Manners = Record<Category, { readonly score: number; readonly failing: readonly string[] }>;

/** One run with Lighthouse's own profile of a slow phone on a slow network. */
async function runOnce(url: string, folder: string, categories: readonly string[]): Promise<Report> {
  const printed = await runProgram(
    [
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--form-factor=mobile',
      '--no-enable-error-reporting',
      '--disable-full-page-screenshot',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`,
    ],
    { CHROME_PATH: CHROMIUM, TMPDIR: folder },
  );
  return JSON.parse(printed) as Report;
}

/** On a busy machine a browser now and then loses its trace: that run is made once more. */
const runAgainIfLost = (...run: Parameters<typeof runOnce>): Promise<Report> =>
  runOnce(...run).catch(() => runOnce(...run));

const speedOf = (reports: readonly Report[]): Speed => {
  const middle = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return { paintMs: middle('largest-contentful-paint'), blockingMs: middle('total-blocking-time') };
};

function mannersOf(reports: readonly Report[]): Manners {
  const of = (name: Category) => ({
    score: Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100),
    failing: failingIn(reports[0], name),
  });
  return { accessibility: of('accessibility'), 'best-practices': of('best-practices'), seo: of('seo') };
}

function failingIn(report: Report | undefined, name: Category): string[] {
  const counted = report?.categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  const scoreOf = (id: string) => report?.audits[id]?.score ?? 1;
  return counted.map(({ id }) => id).filter((id) => scoreOf(id) < 1);
}

/** Scores that depend on the markup alone: one run, because the machine does not change them. */
export const mannersAt = async (url: string, folder: string): Promise<Manners> =>
  mannersOf([await runAgainIfLost(url, folder, MANNERS)]);

/** Medians of runs that alternate between the page and its script-less copy: three, or fewer where each takes long. */
export async function compareWithScriptless(page: string, scriptless: string, folder: string) {
  const whole: Report[] = [];
  const bare: Report[] = [];
  const enough = performance.now() + ENOUGH_MS;
  do {
    bare.push(await runAgainIfLost(scriptless, folder, ['performance']));
    whole.push(await runAgainIfLost(page, folder, ['performance', ...MANNERS]));
  } while (whole.length < RUNS && performance.now() < enough);
  return { page: speedOf(whole), scriptless: speedOf(bare), manners: mannersOf(whole), runs: whole.length };
}

/** The performance score of a page and of its script-less copy: medians of runs in turn. */
export async function scoresOf(page: string, scriptless: string, folder: string, runs: number) {
  const scores: Record<'page' | 'scriptless', number[]> = { page: [], scriptless: [] };
  for (let run = 0; run < runs; run++)
    for (const [name, url] of [
      ['scriptless', scriptless],
      ['page', page],
    ] as const) {
      const { categories } = await runAgainIfLost(url, folder, ['performance']);
      scores[name].push((categories.performance?.score ?? Number.NaN) * 100);
    }
  return { page: median(scores.page), scriptless: median(scores.scriptless) };
}
