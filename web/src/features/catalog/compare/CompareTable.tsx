import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { Link } from '@tanstack/react-router';
import { GetPrice } from '#features/leads/contact/GetPrice.tsx';
import { sellerOf } from '#features/leads/contact/target.ts';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/display/Picture.tsx';
import { ScrollRegion } from '#ui/display/ScrollRegion.tsx';
import type { PutAside } from '../put-aside.ts';
import { AboveLowest } from './AboveLowest.tsx';
import { aboveLowest, type ComparedRow, factRows, priceRows } from './comparison.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { useSay } from './useSay.ts';

/** A product that is no longer on offer has no details. */
export type Column = { readonly chosen: PutAside; readonly product: ProductDetail | null };
type Props = { columns: readonly Column[]; onlyDifferences: boolean; withGst: boolean };

export function CompareTable({ columns, onlyDifferences, withGst }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const loaded = columns.flatMap(({ product }) => product ?? []);
  const rows = [...priceRows(loaded, withGst, say), ...factRows(loaded, say)].filter(
    ({ differs }) => differs || !onlyDifferences,
  );
  const above = aboveLowest(loaded, withGst);
  const aboveOf = (product: ProductDetail | null) => (product ? (above[loaded.indexOf(product)] ?? null) : null);
  return (
    <ScrollRegion label={t`Comparison`} className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full table-fixed border-collapse text-left text-ui max-md:w-max max-md:min-w-full">
        <caption className="sr-only">
          {withGst
            ? t`Prices with GST. Rows that differ are marked.`
            : t`Prices before GST. Rows that differ are marked.`}
        </caption>
        <thead>
          <tr className="align-top">
            <th scope="col" className={classes(HEAD, 'text-ink-3 text-meta')}>
              {withGst ? t`With GST` : t`Before GST`}
            </th>
            {columns.map((column) => (
              <th
                key={column.chosen._id}
                scope="col"
                className={classes('w-40 p-3 font-normal md:w-auto', aboveOf(column.product) === 0 && BEST)}
              >
                <ColumnHead column={column} above={aboveOf(column.product)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.name}
              row={row}
              columns={columns}
              best={columns.map(({ product }) => aboveOf(product) === 0)}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The column with the lowest price for a square foot. */
export const BEST = 'bg-leaf-soft/40';
const HEAD = 'sticky left-0 w-28 bg-surface p-3 align-top font-semibold md:w-44 print:static';

function ColumnHead({ column: { chosen, product }, above }: { column: Column; above: number | null }) {
  return (
    <div className="relative grid gap-2">
      <Picture
        picture={product?.picture ?? chosen.picture}
        alt=""
        sizes="(min-width: 768px) 20vw, 150px"
        widths={[160, 320]}
        className="rounded"
      />
      {product ? (
        <Link to="/product/$idOrSlug" params={{ idOrSlug: product.slug }} className="link font-semibold wrap-anywhere">
          {product.name}
        </Link>
      ) : (
        <span className="wrap-anywhere">
          <Trans>
            <b className="font-semibold">{chosen.name}</b> is not on offer any more.
          </Trans>
        </span>
      )}
      <AboveLowest above={above} />
      {product && <GetPrice target={sellerOf(product)} className="w-full print:hidden" />}
      <RemoveButton chosen={chosen} variant="line" size="round" className="absolute! top-1 right-1 print:hidden" />
    </div>
  );
}

type RowProps = { row: ComparedRow; columns: readonly Column[]; best: readonly boolean[] };

function Row({ row: { name, values, differs }, columns, best }: RowProps) {
  const left = [...values];
  return (
    <tr className={classes('border-line border-t', differs && 'font-semibold')}>
      <th scope="row" className={HEAD}>
        {name}
        {differs && (
          <span className="block font-normal text-meta text-teak">
            <Trans>Differs</Trans>
          </span>
        )}
      </th>
      {columns.map(({ chosen, product }, at) => (
        <td key={chosen._id} className={classes('p-3 align-top wrap-anywhere', best[at] && BEST)}>
          {product ? left.shift() : ''}
        </td>
      ))}
    </tr>
  );
}
