import { Trans, useLingui } from '@lingui/react/macro';
import type { Insights } from '@plyhaat/contract/leads/insights';
import { Link } from '@tanstack/react-router';
import { FigureTable } from '#ui/charts/FigureTable.tsx';
import { counted } from '#ui/charts/figures.ts';
import { Panel } from '#ui/display/Panel.tsx';

type Product = Insights['products'][number];

export function TopProducts({ products }: { products: readonly Product[] }) {
  const { t } = useLingui();
  const columns = [
    {
      head: t`Product`,
      cell: ({ slug, name }: Product) => (
        <Link to="/product/$idOrSlug" params={{ idOrSlug: slug }} className="link wrap-break-word">
          {name}
        </Link>
      ),
    },
    { head: t`Views`, cell: ({ views }: Product) => counted(views) },
    { head: t`Leads`, cell: ({ leads }: Product) => counted(leads) },
  ];
  return (
    <Panel title={t`Top products`} line={t`Your most viewed products.`}>
      {products.length === 0 ? (
        <p className="text-ink-2 text-ui">
          <Trans>No product views in this period.</Trans>
        </p>
      ) : (
        <FigureTable caption={t`Top products`} columns={columns} rows={products} rowKey={({ _id }) => _id} />
      )}
    </Panel>
  );
}
