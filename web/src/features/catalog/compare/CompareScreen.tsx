import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Head } from '#shell/Head.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Empty } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { mediaHook } from '#ui/media.ts';
import { GstSwitch } from '../GstSwitch.tsx';
import { useWithGst } from '../gst.ts';
import { productDetail } from '../product/product.queries.ts';
import type { PutAside } from '../put-aside.ts';
import { CompareColumns } from './CompareColumns.tsx';
import { CompareTable } from './CompareTable.tsx';
import { clearCompared, MOST_COMPARED, useCompared } from './compared.ts';

/** Products side by side. What is compared lives in this browser, so that there is nothing in server HTML. */
export function CompareScreen() {
  const { t } = useLingui();
  const products = useCompared();
  const isHydrated = useHydrated();
  return (
    <div className="wrap py-6 lg:py-8">
      <Head title={t`Compare products`} />
      <h1 className="mb-4 text-head">
        <Trans>Compare products</Trans>
      </h1>
      {!isHydrated && <Waiting />}
      {isHydrated && products.length === 0 && <NothingChosen />}
      {products.length > 0 && <Compared products={products} />}
    </div>
  );
}

const NothingChosen = () => {
  const { t } = useLingui();
  return (
    <Empty
      title={t`Nothing to compare yet`}
      text={t`Tick Compare on up to ${MOST_COMPARED} products, then come back.`}
      action={
        <Link to="/shop" className={buttonClass({ variant: 'line' })}>
          <Trans>Browse products</Trans>
        </Link>
      }
    />
  );
};

const Waiting = () => {
  const { t } = useLingui();
  return (
    <>
      <Loading label={t`Loading products`} />
      <Skeleton corners="card" className="h-96" />
    </>
  );
};

/** Narrower than `lg` a table has no room for names and prices. Printed pages have the whole table. */
const useColumns = mediaHook('screen and (max-width: 63.99rem)');

function Compared({ products }: { products: readonly PutAside[] }) {
  const { t } = useLingui();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const withGst = useWithGst();
  const inColumns = useColumns();
  const found = useQueries({ queries: products.map(({ _id }) => productDetail(_id)) });
  if (found.some(({ isPending }) => isPending)) return <Waiting />;
  const columns = products.map((chosen, at) => ({ chosen, product: found[at]?.data?.data ?? null }));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2 max-md:gap-x-2 print:hidden">
        <GstSwitch />
        {!inColumns && (
          <Check
            label={t`Show differences only`}
            checked={onlyDifferences}
            onChange={({ target }) => setOnlyDifferences(target.checked)}
          />
        )}
        <span className="ml-auto flex gap-2 max-md:gap-0">
          <Button variant="quiet" onClick={clearCompared}>
            <Trans>Clear</Trans>
          </Button>
          <Button variant="line" onClick={() => window.print()} className="max-md:px-3">
            <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
            <span className="max-md:sr-only">
              <Trans>Print</Trans>
            </span>
          </Button>
        </span>
      </div>
      {inColumns ? (
        <CompareColumns columns={columns} withGst={withGst} />
      ) : (
        <CompareTable columns={columns} onlyDifferences={onlyDifferences} withGst={withGst} />
      )}
      {products.length < MOST_COMPARED && (
        <p className="mt-4 text-ink-2 text-ui print:hidden">
          {products.length === 1 && <Trans>One product alone compares with nothing.</Trans>}{' '}
          <Link to="/shop" className="link">
            <Trans>Add another product</Trans>
          </Link>
        </p>
      )}
    </>
  );
}
