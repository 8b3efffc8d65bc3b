import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedList } from '@plyhaat/contract/catalog/shares';
import { formatRupees } from '@plyhaat/contract/core/money';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ContactActions } from '#features/leads/contact/ContactActions.tsx';
import { SellerBar } from '#features/leads/contact/ContactBar.tsx';
import { noteList } from '#features/leads/contact/shared-lists.ts';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { Place } from '#ui/display/Place.tsx';
import { Verified } from '#ui/display/Verified.tsx';
import { formatDay } from '#ui/words/dates.ts';
import { perOne, priceEach } from '#ui/words/prices.ts';
import { ListedRow } from './ListedRow.tsx';
import { sharedList, tellOpen } from './list.queries.ts';

const route = getRouteApi('/l/$code');
const NAMED_IN_PREVIEW = 3;

function useTitle({ title, seller }: SharedList): string {
  const { t } = useLingui();
  return title ?? t`Rate list of ${{ name: seller.companyName }}`;
}

/** What a link's card says below its title. */
function usePreview({ products, seller: { companyName: name } }: SharedList): string {
  const { t } = useLingui();
  const some = products
    .slice(0, NAMED_IN_PREVIEW)
    .map((line) => `${line.name} ${priceEach(formatRupees(line.price), perOne(line, t), t)}`)
    .join(', ');
  const count = products.length;
  return t`${plural(count, { one: `1 product from ${name}: ${some}`, other: `${count} products from ${name}: ${some}` })}`;
}

const targetOf = ({ seller }: SharedList) => ({
  sellerId: seller._id,
  name: seller.companyName,
  phone: seller.phone,
});

/** A list that a seller sent: for whoever has its address, and not for search engines. */
export function ListScreen() {
  const { t } = useLingui();
  const { code } = route.useParams();
  const { data: list } = useSuspenseQuery(sharedList(code)).data;
  const sellerId = list.seller._id;
  useEffect(() => {
    noteList(sellerId, code);
    tellOpen(code);
  }, [sellerId, code]);
  const changed = list.products.filter(({ isChanged }) => isChanged).length;
  return (
    <div className="wrap pt-6 md:pt-10 md:pb-16">
      <Head title={useTitle(list)} description={usePreview(list)} share={`/share/list/${code}.jpg`} />
      <ListHead list={list} />
      {changed > 0 && (
        <p className="mt-5 rounded-card border border-line bg-teak-soft px-4 py-3 font-medium text-teak-ink text-ui">
          {t`${plural(changed, {
            one: '1 price has changed since this list was shared.',
            other: `${changed} prices have changed since this list was shared.`,
          })}`}
        </p>
      )}
      <ul
        aria-label={t`Products`}
        className="mt-5 divide-y divide-line rounded-card border border-line bg-surface px-4 sm:px-5"
      >
        {list.products.map((line, at) => (
          <ListedRow key={line._id} line={line} eager={at < 4} />
        ))}
      </ul>
      <p className="mt-3 mb-6 text-ink-3 text-meta">
        <Trans>Prices are before GST.</Trans>
      </p>
      <SellerBar target={targetOf(list)} />
    </div>
  );
}

function ListHead({ list }: { list: SharedList }) {
  const { t } = useLingui();
  const title = useTitle(list);
  const { seller, createdAt, products } = list;
  const count = products.length;
  const day = formatDay(new Date(createdAt), t);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-balance wrap-anywhere text-head">{title}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-1.5 font-semibold">
          <span className="wrap-anywhere">{seller.companyName}</span>
          {seller.verifeied && <Verified />}
        </p>
        <Place city={seller.cityName} state={seller.stateName} />
        <p className="text-ink-2 text-ui">
          {t`${plural(count, { one: `1 product · Shared on ${day}`, other: `${count} products · Shared on ${day}` })}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Link to="/seller/$id" params={{ id: seller.slug }} className={buttonClass({ variant: 'line' })}>
          <Trans>See store</Trans>
        </Link>
        <span className="flex gap-3 max-md:hidden">
          <ContactActions target={targetOf(list)} channels={['contact', 'whatsapp', 'call']} />
        </span>
      </div>
    </div>
  );
}
