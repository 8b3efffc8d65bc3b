import fs from 'node:fs';
import path from 'node:path';

export type Figure = {
  readonly name: string;
  readonly measured: string;
  readonly asked?: string;
  readonly reached?: boolean;
};

type Limit = { readonly atLeast?: number; readonly atMost?: number; readonly below?: number };
type Shown = Limit & { readonly unit?: string; readonly digits?: number; readonly note?: string };

const write = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

function keeps(value: number, { atLeast, atMost, below }: Limit): boolean {
  if (atLeast !== undefined && !(value >= atLeast)) return false;
  if (atMost !== undefined && !(value <= atMost)) return false;
  return below === undefined || value < below;
}

/** A number beside what was asked of it. A figure that is not reached is said, never thrown. */
export function figure(name: string, value: number, shown: Shown = {}): Figure {
  const { atLeast, atMost, below, unit = '', digits, note } = shown;
  const asked = [
    ...(atLeast === undefined ? [] : [`≥ ${atLeast}${unit}`]),
    ...(atMost === undefined ? [] : [`≤ ${atMost}${unit}`]),
    ...(below === undefined ? [] : [`< ${below}${unit}`]),
  ].join(', ');
  const measured = `${write(value, digits)}${unit}${note ? ` (${note})` : ''}`;
  return asked ? { name, measured, asked, reached: keeps(value, shown) } : { name, measured };
}

/** One part that could not be measured does not take the others with it. */
export const failed = (name: string, error: unknown): Figure => ({
  name,
  measured: `could not be measured: ${String(error).split('\n')[0]}`,
  reached: false,
});

/** A Markdown table that reads well on a terminal too. */
export function tableOf(figures: readonly Figure[]): string {
  const verdict = ({ reached }: Figure) => (reached === undefined ? '' : reached ? 'reached' : 'NOT REACHED');
  const rows = [
    ['figure', 'measured', 'asked for', ''],
    ...figures.map((line) => [line.name, line.measured, line.asked ?? '', verdict(line)]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}

const document = path.resolve(import.meta.dirname, '../docs/bench.md');
const INTRODUCTION = `# Figures

Written by \`npm run bench [name] -- --write\`, the sections of drills by \`npm run drill [name] -- --write\`. Every rate
stands beside a bare \`node:http\` server that returns the same bytes in the same run: machines differ, ratios hardly.
`;

/** A bench's section as it is kept; nothing where there is none. */
export function keptSection(name: string): string {
  const text = fs.existsSync(document) ? fs.readFileSync(document, 'utf8') : '';
  return text.split(/^(?=## )/m).find((section) => section.startsWith(`## ${name}\n`)) ?? '';
}

/** Replaces the bench's section in docs/bench.md and leaves the others alone. */
export function writeSection(name: string, text: string): void {
  const before = fs.existsSync(document) ? fs.readFileSync(document, 'utf8') : INTRODUCTION;
  const [introduction = '', ...sections] = before.split(/^(?=## )/m);
  const others = sections.filter((section) => !section.startsWith(`## ${name}\n`));
  const all = [...others, `## ${name}\n\n${text}\n`].map((section) => section.trimEnd()).toSorted();
  fs.mkdirSync(path.dirname(document), { recursive: true });
  fs.writeFileSync(document, `${[introduction.trimEnd(), ...all].join('\n\n')}\n`);
}
