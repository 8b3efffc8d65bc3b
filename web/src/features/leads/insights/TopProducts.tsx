import type { Insights } from '@plyhaat/contract/leads/insights';
import { Link } from '@tanstack/react-router';
import { FigureTable } from '#ui/charts/FigureTable.tsx';
import { counted } from '#ui/charts/figures.ts';
import { Panel } from '#ui/display/Panel.tsx';
import * as TEXTS from './texts.ts';

type Product = Insights['products'][number];

const COLUMNS = [
  {
    head: TEXTS.product,
    cell: ({ slug, name }: Product) => (
      <Link to="/product/$idOrSlug" params={{ idOrSlug: slug }} className="link wrap-break-word">
        {name}
      </Link>
    ),
  },
  { head: TEXTS.views, cell: ({ views }: Product) => counted(views) },
  { head: TEXTS.leads, cell: ({ leads }: Product) => counted(leads) },
] as const;

export function TopProducts({ products }: { products: readonly Product[] }) {
  return (
    <Panel title={TEXTS.topProducts} line={TEXTS.yourMostViewedProducts}>
      {products.length === 0 ? (
        <p className="text-ink-2 text-ui">{TEXTS.noProductViewsIn}</p>
      ) : (
        <FigureTable caption={TEXTS.topProducts} columns={COLUMNS} rows={products} rowKey={({ _id }) => _id} />
      )}
    </Panel>
  );
}
