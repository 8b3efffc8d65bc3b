import type { Figure } from './report.ts';

/** Less than this is the machine's own unevenness. */
const MOST_FALLEN = 0.15;
const OF_BARE = ': of bare';
const MEMORY = 'memory';

const isCompared = (name: string) => name.endsWith(OF_BARE) || name.startsWith(MEMORY);
const numberIn = (text: string) => Number(text.replaceAll(',', '').split(' ')[0]);

/** The figures of a table in docs/bench.md, by their names. */
function keptIn(table: string): Map<string, number> {
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(rows.map(([, name = '', measured = '']) => [name, numberIn(measured)]));
}

/** Below nothing where it is worse: a smaller share of the bare server's rate, more memory. */
const changeOf = (name: string, now: number, then: number) => (name.startsWith(MEMORY) ? then / now : now / then) - 1;

/**
 * What is worse than in the kept table by more than a machine is uneven, one sentence each. Rates of two machines cannot
 * be compared, their shares of a bare server's can.
 */
export function fallenSince(kept: string, figures: readonly Figure[]): string[] {
  const before = keptIn(kept);
  return figures
    .filter(({ name }) => isCompared(name))
    .flatMap(({ name, measured }) => {
      const [then, now] = [before.get(name), numberIn(measured)];
      if (then === undefined) return [];
      if (Number.isNaN(now)) return [`${name}: ${measured}`];
      const change = changeOf(name, now, then);
      return change < -MOST_FALLEN ? [`${name}: ${now} instead of ${then}, ${Math.round(-change * 100)} % worse`] : [];
    });
}
