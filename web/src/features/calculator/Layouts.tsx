import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CutSheet } from './cutting/packer.ts';
import type { Stock } from './cutting/parts.ts';
import type { Group } from './estimate.ts';
import { LayoutDrawing } from './LayoutDrawing.tsx';
import type { Units } from './lengths.ts';

type Drawn = { readonly sheet: CutSheet; readonly at: number; readonly count: number };

/** Sheets that are cut alike are drawn once. */
function alike(sheets: readonly CutSheet[]): Drawn[] {
  const drawn = new Map<string, Drawn>();
  for (const [at, sheet] of sheets.entries()) {
    const key = JSON.stringify(sheet);
    const before = drawn.get(key);
    drawn.set(key, before ? { ...before, count: before.count + 1 } : { sheet, at, count: 1 });
  }
  return [...drawn.values()];
}

type Props = { group: Group; stock: Stock; units: Units };

export function Layouts({ group: { thickness, parts, layout }, stock, units }: Props) {
  const { t } = useLingui();
  const of = layout.sheets.length;
  if (of === 0) return null;
  return (
    <section aria-label={t`Cutting layout, ${thickness} mm`}>
      <h2 className="mb-3 text-title">
        <Trans>Cutting layout, {thickness} mm</Trans>
      </h2>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {alike(layout.sheets).map(({ sheet, at, count }) => (
          <li key={at} className="break-inside-avoid">
            <p className="mb-1 flex justify-between text-ink-2 text-ui tabular-nums">
              <span>
                <Trans>
                  Sheet {at + 1} of {of}
                </Trans>
              </span>
              <span>{count > 1 && <Plural value={count} one="# sheet alike" other="# sheets alike" />}</span>
            </p>
            <LayoutDrawing sheet={sheet} stock={stock} parts={parts} at={at + 1} of={of} units={units} />
          </li>
        ))}
      </ol>
    </section>
  );
}
