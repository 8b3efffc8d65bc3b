import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Info } from 'lucide-react';
import { useRef, useState } from 'react';
import { GetPrice } from '#features/leads/contact/GetPrice.tsx';
import { sellerOf } from '#features/leads/contact/target.ts';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/display/Picture.tsx';
import { mediaHook } from '#ui/media.ts';
import { CardPrice } from '../CardPrice.tsx';
import { AboveLowest } from './AboveLowest.tsx';
import { BEST, type Column } from './CompareTable.tsx';
import { aboveLowest, type ComparedRow, factRows } from './comparison.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { useSay } from './useSay.ts';

type Props = { columns: readonly Column[]; withGst: boolean };

/** Narrower than `md`. */
const usePhone = mediaHook('(max-width: 47.99rem)');
/** How many are whole. */
const WIDTHS = { 2: 'auto-cols-[50%]', 3: 'auto-cols-[calc(100%/3)]' } as const;

/**
 * On a phone two whole columns, on a tablet three, the others by a swipe that snaps; names stay in sight, equal rows are
 * folded away.
 */
export function CompareColumns({ columns, withGst }: Props) {
  const { t } = useLingui();
  const [first, setFirst] = useState(0);
  const whole = usePhone() || columns.length < 3 ? 2 : 3;
  const names = useRef<HTMLUListElement>(null);
  const loaded = columns.flatMap(({ product }) => product ?? []);
  const rows = factRows(loaded, useSay());
  const differing = rows.filter(({ differs }) => differs);
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: React.UIEvent<HTMLElement>) => {
    names.current?.scrollTo({ left: scrollLeft, behavior: 'instant' });
    setFirst(Math.round(scrollLeft / (clientWidth / whole)));
  };
  return (
    <div className="border-line bg-surface max-md:-mx-gutter max-md:border-y md:rounded-card md:border">
      {columns.length > whole && <Where first={first} whole={whole} ids={columns.map(({ chosen }) => chosen._id)} />}
      <ul
        ref={names}
        className={classes(
          'scrollbar-none sticky top-0 z-5 grid grid-flow-col overflow-hidden border-line border-b bg-surface md:top-30 md:rounded-t-card',
          WIDTHS[whole],
        )}
      >
        {columns.map((column) => (
          <Name key={column.chosen._id} column={column} />
        ))}
      </ul>
      <section
        aria-label={t`Compared products`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        onScroll={follow}
        style={{ gridTemplateRows: `repeat(${differing.length + 2}, auto)` }}
        className={classes(
          'scrollbar-none relative grid snap-x snap-mandatory grid-flow-col overflow-x-auto overscroll-x-contain',
          WIDTHS[whole],
        )}
      >
        <Values columns={columns} loaded={loaded} rows={differing} withGst={withGst} />
      </section>
      <SameRows rows={rows.filter(({ differs }) => !differs)} />
      <p className="flex gap-2 border-line border-t p-4 text-ink-2 text-meta">
        <Info size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        <Trans>Get price is free: one message goes to the seller, and the answer comes to your enquiries.</Trans>
      </p>
    </div>
  );
}

type WhereProps = { first: number; whole: number; ids: readonly string[] };

function Where({ first, whole, ids }: WhereProps) {
  const all = ids.length;
  const from = Math.min(first, all - whole);
  return (
    <p role="status" className="flex min-h-11 items-center justify-between px-4 text-ink-2 text-meta">
      {whole === 2 ? <TwoOf first={from + 1} all={all} /> : <ThreeOf first={from + 1} all={all} />}
      <span aria-hidden="true" className="ml-auto flex gap-1">
        {ids.map((id, at) => (
          <i
            key={id}
            className={classes('h-1 w-6 rounded-full', at >= from && at < from + whole ? 'bg-ink' : 'bg-line-2')}
          />
        ))}
      </span>
    </p>
  );
}

type SeenProps = { first: number; all: number };

function TwoOf({ first, all }: SeenProps) {
  const { t } = useLingui();
  const last = first + 1;
  if (last === all) return t`${first} and ${last} of ${all}`;
  return all === 3
    ? t`${first} and ${last} of ${all}, swipe for the third`
    : t`${first} and ${last} of ${all}, swipe for more`;
}

function ThreeOf({ first, all }: SeenProps) {
  const { t } = useLingui();
  const last = first + 2;
  return last === all ? t`${first} to ${last} of ${all}` : t`${first} to ${last} of ${all}, swipe for more`;
}

const CELL = 'min-w-0 border-line p-3 wrap-anywhere not-first:border-l';

function Name({ column: { chosen, product } }: { column: Column }) {
  return (
    <li
      className={classes(
        CELL,
        'relative grid grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-2 pr-9 md:grid-cols-[3.25rem_minmax(0,1fr)]',
      )}
    >
      <Picture
        picture={product?.picture ?? chosen.picture}
        alt=""
        ratio="1/1"
        sizes="52px"
        widths={[160]}
        imageClassName=""
        className="rounded-sm"
      />
      <h2 className="line-clamp-5 font-semibold text-meta">
        {product ? (
          <Link to="/product/$idOrSlug" params={{ idOrSlug: product.slug }} className="hover:underline">
            {product.name}
          </Link>
        ) : (
          <Trans>
            {chosen.name} <span className="font-normal">is not on offer any more.</span>
          </Trans>
        )}
      </h2>
      <RemoveButton chosen={chosen} variant="quiet" size="icon" className="absolute! top-0 right-0" />
    </li>
  );
}

type ValuesProps = Props & { loaded: readonly ProductDetail[]; rows: readonly ComparedRow[] };

/** Cells of one row have one height, also where a value is longer. */
function Values({ columns, loaded, rows, withGst }: ValuesProps) {
  const above = aboveLowest(loaded, withGst);
  return columns.map(({ chosen, product }) => {
    const at = product ? loaded.indexOf(product) : -1;
    return (
      <dl
        key={chosen._id}
        aria-label={chosen.name}
        style={{ gridRow: `span ${rows.length + 2}` }}
        className={classes(
          'grid min-w-0 snap-start grid-rows-subgrid border-line not-first:border-l *:min-w-0 *:p-3',
          above[at] === 0 && BEST,
        )}
      >
        <div>
          <dt className="sr-only">
            <Trans>Price</Trans>
          </dt>
          <dd className="grid gap-1">
            <AboveLowest above={above[at] ?? null} />
            {product && <CardPrice product={product} />}
          </dd>
        </div>
        <div>
          <dt className="sr-only">
            <Trans>Get price</Trans>
          </dt>
          <dd>{product && <GetPrice target={sellerOf(product)} plain={(above[at] ?? 0) > 0} className="w-full" />}</dd>
        </div>
        {rows.map(({ name, values }) => (
          <div key={name} className="border-line border-t text-ui">
            <dt className="text-ink-3 text-meta">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{product ? values[at] : ''}</dd>
          </div>
        ))}
      </dl>
    );
  });
}

/** What all of them share is one line until it is asked for. */
function SameRows({ rows }: { rows: readonly ComparedRow[] }) {
  const { t } = useLingui();
  const count = rows.length;
  if (rows.length === 0) return null;
  return (
    <details className="group border-line border-t">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 px-4 py-3 text-ui">
        <b className="font-semibold">{t`${plural(count, { one: '1 row is the same', other: `${count} rows are the same` })}`}</b>
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className="ml-auto text-ink-3 transition-transform group-open:rotate-180"
        />
        <span className="line-clamp-2 basis-full text-ink-3 text-meta group-open:hidden">
          {rows.map(({ values: [value] }) => value).join(', ')}
        </span>
      </summary>
      <dl className="grid grid-cols-2 gap-3 px-4 pb-5 md:grid-cols-3">
        {rows.map(({ name, values: [value] }) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-3 text-meta">{name}</dt>
            <dd className="font-semibold text-ui wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
