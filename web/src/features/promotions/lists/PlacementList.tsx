import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { pageOf } from '#shell/page-of.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { CardSkeleton, Loading } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import type { Say } from '#ui/said.ts';
import { useSay } from '#ui/said.ts';
import type { PlacementWords } from '../words.ts';
import type { OwnPlacement, PlacementCard } from './card.ts';
import { DeletePlacement } from './DeletePlacement.tsx';
import { OwnCard } from './OwnCard.tsx';

const account = getRouteApi('/account');

/** Paged in the browser (PROMO-14). */
const PER_PAGE = 6;

type Props<T extends OwnPlacement> = {
  words: PlacementWords;
  list: UseQueryResult<T[]>;
  cardOf: (item: T, say: Say) => PlacementCard;
  remove: (id: string) => Promise<unknown>;
  /** Wider than high, as banners are. */
  wide?: boolean;
  /** What is left of the plan. */
  left?: ReactNode;
};

/** The owner's list of one kind: each with how far it is, to be edited and deleted. */
export function PlacementList<T extends OwnPlacement>(props: Props<T>) {
  const { t } = useLingui();
  const { words, list, left } = props;
  const total = list.data?.length;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-head">{t(words.listTitle)}</h1>
          <p role="status" className="min-h-6 text-ink-2">
            {total !== undefined && t(words.count(total))}
          </p>
          {left}
        </div>
        <AddLink words={words} />
      </div>
      {list.isError && !list.data && (
        <ErrorState text={t(words.listFailed)} onRetry={() => void list.refetch()} busy={list.isFetching} />
      )}
      {list.isPending && <Waiting />}
      {list.data && <Items {...props} items={list.data} />}
    </div>
  );
}

function AddLink({ words }: { words: PlacementWords }) {
  const { t } = useLingui();
  return (
    <Link to="/account" search={{ tab: words.formTab }} className={buttonClass({})}>
      <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
      {t(words.add)}
    </Link>
  );
}

function Items<T extends OwnPlacement>({
  words,
  items,
  cardOf,
  remove,
  wide = false,
}: Props<T> & { items: readonly T[] }) {
  const { t } = useLingui();
  const say = useSay();
  const { page: pageText } = account.useSearch();
  const router = useRouter();
  const [deleting, setDeleting] = useState<{ id: string; name: string } | null>(null);
  if (items.length === 0) return <Empty text={t(words.empty)} action={<AddLink words={words} />} />;
  const pages = Math.ceil(items.length / PER_PAGE);
  const page = Math.min(pages, pageOf(pageText));
  const first = (page - 1) * PER_PAGE;
  const shown = items.slice(first, first + PER_PAGE);
  const addressOf = (to: number) => ({ to: '/account', search: { tab: words.listTab, page: String(to) } }) as const;
  return (
    <>
      <Grid as="ul" columns={wide ? 'wide' : 'cards'} label={t(words.listTitle)}>
        {shown.map((item) => {
          const card = cardOf(item, t);
          return (
            <li key={item._id}>
              <OwnCard
                item={item}
                card={card}
                wide={wide}
                formTab={words.formTab}
                onDelete={() => setDeleting({ id: item._id, name: say(card.name) })}
              />
            </li>
          );
        })}
      </Grid>
      {pages > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-3 text-ui tabular-nums">
            {t`${{ first: first + 1 }}–${{ last: first + shown.length }} of ${{ total: items.length }}`}
          </p>
          <Pagination
            page={page}
            pages={pages}
            hrefFor={(to) => router.buildLocation(addressOf(to)).href}
            onPage={(to) => void router.navigate(addressOf(to))}
          />
        </div>
      )}
      <DeletePlacement words={words} deleting={deleting} remove={remove} onClose={() => setDeleting(null)} />
    </>
  );
}

const THREE = ['a', 'b', 'c'];

function Waiting() {
  return (
    <Grid columns="cards">
      <Loading />
      {THREE.map((key) => (
        <CardSkeleton key={key} />
      ))}
    </Grid>
  );
}
