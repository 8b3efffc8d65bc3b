import type { BatchLayout } from '@plyhaat/contract/catalog/batch-repair';
import { classes } from '#ui/classes.ts';
import { ScrollRegion } from '#ui/display/ScrollRegion.tsx';
import { letterOf } from './letters.ts';
import * as TEXTS from './texts.ts';

const MOST_COLUMNS = 8;
const CELL = 'h-7.5 max-w-40 truncate border border-line px-2';

/** The first lines of the file: titles that are skipped, the headings, and rows. */
export function SheetPreview({ layout: { lines, headerRow } }: { layout: BatchLayout }) {
  const width = Math.min(MOST_COLUMNS, Math.max(1, ...lines.map(({ length }) => length)));
  const places = Array.from({ length: width }, (_, at) => at);
  const above = Math.max(0, headerRow - 1);
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <h2 className="mb-2.5 font-semibold text-ui">{TEXTS.yourSheet}</h2>
      <ScrollRegion label={TEXTS.firstRows}>
        <table className="w-full border-collapse text-meta tabular-nums">
          <caption className="sr-only">{TEXTS.firstRows}</caption>
          <thead>
            <tr className="bg-sunken text-ink-3">
              <td className={CELL} />
              {places.map((at) => (
                <th key={at} scope="col" className={classes(CELL, 'font-normal')}>
                  {letterOf(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines
              .map((cells, row) => ({ cells, row }))
              .map(({ cells, row }) => (
                <tr
                  key={row}
                  className={classes(
                    row < above && 'bg-sunken/60 text-ink-3',
                    row === above && headerRow > 0 && 'bg-teak-soft font-semibold',
                  )}
                >
                  <th scope="row" className={classes(CELL, 'bg-sunken text-center font-normal text-ink-3')}>
                    {row + 1}
                  </th>
                  {places.map((at) => (
                    <td key={at} className={CELL}>
                      {cells[at] ?? ''}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </ScrollRegion>
      {above > 0 && <p className="mt-2 text-ink-3 text-meta">{TEXTS.skipped(above)}</p>}
    </section>
  );
}
