import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BatchLayout } from '@plyhaat/contract/catalog/batch-repair';
import { classes } from '#ui/classes.ts';
import { ScrollRegion } from '#ui/display/ScrollRegion.tsx';
import { letterOf } from './letters.ts';

const MOST_COLUMNS = 8;
const CELL = 'h-7.5 max-w-40 truncate border border-line px-2';

/** The first lines of the file: titles that are skipped, the headings, and rows. */
export function SheetPreview({ layout: { lines, headerRow } }: { layout: BatchLayout }) {
  const { t } = useLingui();
  const width = Math.min(MOST_COLUMNS, Math.max(1, ...lines.map(({ length }) => length)));
  const places = Array.from({ length: width }, (_, at) => at);
  const above = Math.max(0, headerRow - 1);
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <h2 className="mb-2.5 font-semibold text-ui">
        <Trans>Your sheet, as we read it</Trans>
      </h2>
      <ScrollRegion label={t`First rows of your sheet`}>
        <table className="w-full border-collapse text-meta tabular-nums">
          <caption className="sr-only">
            <Trans>First rows of your sheet</Trans>
          </caption>
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
      {above > 0 && (
        <p className="mt-2 text-ink-3 text-meta">{t`${plural(above, { one: 'Row 1 is a title and is skipped.', other: `Rows 1 to ${above} are titles and are skipped.` })}`}</p>
      )}
    </section>
  );
}
