import { Trans, useLingui } from '@lingui/react/macro';
import type { BatchLayout } from '@plyhaat/contract/catalog/batch-repair';
import { PRICE_UNITS } from '@plyhaat/contract/catalog/price-unit';
import { formatRupees } from '@plyhaat/contract/core/money';
import { readSheet, secondPrice } from '@plyhaat/contract/core/sheet';
import { Badge } from '#ui/display/Badge.tsx';
import { perOne } from '#ui/words/prices.ts';

const PANEL = 'rounded-card border border-line bg-surface p-4';

/** The first row as the product that it would be. */
export function RowPreview({ layout: { first } }: { layout: BatchLayout }) {
  const { t } = useLingui();
  if (!first)
    return (
      <p className={`${PANEL} text-ink-2 text-ui`}>
        <Trans>No row can be read by these columns.</Trans>
      </p>
    );
  const { name, brand, price, thickness, size, grade, finish, code } = first.cells;
  return (
    <section className={PANEL}>
      <h2 className="font-semibold text-ui">{t`Row ${{ row: first.line }} becomes`}</h2>
      <p className="mt-2 font-medium text-body wrap-anywhere">{name}</p>
      {price && <Asked cells={first.cells} price={price} />}
      <p className="mt-2 flex flex-wrap gap-1.5">
        {[brand, thickness, size, grade, finish, code].filter(Boolean).map((fact) => (
          <Badge key={fact}>{fact}</Badge>
        ))}
      </p>
    </section>
  );
}

type Cells = NonNullable<BatchLayout['first']>['cells'];

function Asked({ cells: { pricetype, unitName, size, thickness }, price }: { cells: Cells; price: string }) {
  const { t } = useLingui();
  const number = Number(price);
  const unit = PRICE_UNITS.find((one) => one === pricetype) ?? 'per Nos/sheet';
  if (!Number.isFinite(number)) return <p className="mt-0.5 font-semibold text-brick text-title">{price}</p>;
  const second =
    unit === 'per Nos/sheet' ? secondPrice(number, unit, readSheet(size ?? null, thickness ?? null)) : undefined;
  const one = { pricetype: unit, unitName: unitName ?? 'sheet' };
  return (
    <p className="mt-0.5 font-semibold text-title tabular-nums">
      {formatRupees(number)}{' '}
      <small className="font-normal text-ink-2 text-ui">
        {perOne(one, t)}
        {second !== undefined && `, ${t`${{ price: formatRupees(second) }} per sq.ft`}`}
      </small>
    </p>
  );
}

/** What the next upload finds a row by, and what this one would do. */
export function KnownBy({ layout: { byCode, changes, fresh, missing } }: { layout: BatchLayout }) {
  const { t } = useLingui();
  const figures = [
    [t`Changes a product you have`, changes],
    [t`New`, fresh],
    [t`Yours, but missing here`, missing],
  ] as const;
  return (
    <section className={PANEL}>
      <h2 className="font-semibold text-ui">
        <Trans>The next upload knows a row by</Trans>
      </h2>
      <p className="mt-1 text-ink-2 text-ui">
        {byCode ? t`Your own code.` : t`Brand, name, thickness and size. Your file has no code of its own.`}
      </p>
      <dl className="mt-2.5 grid gap-1.5 text-ui">
        {figures.map(([label, count]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-ink-3">{label}</dt>
            <dd className="font-semibold tabular-nums">{count.toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
