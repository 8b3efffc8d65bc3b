import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReplyOf } from '@plyhaat/contract/core/endpoint';
import type { listReelsOf, Reel } from '@plyhaat/contract/reels/reels';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { pageOf } from '#shell/page-of.ts';
import { useLastPage } from '#shell/useLastPage.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { DeleteReel } from './DeleteReel.tsx';
import { FunnelTiles } from './FunnelTiles.tsx';
import { OwnReelTable } from './OwnReelTable.tsx';
import { ownReels, REELS_PER_PAGE } from './own.queries.ts';

const account = getRouteApi('/account');
const addressOf = (page: number) => ({ to: '/account', search: { tab: 'myReels', page: String(page) } }) as const;

/** The seller's own reels: how far each is, how it does, to be edited, hidden and deleted. */
export function MyReelsScreen() {
  const { t } = useLingui();
  const page = pageOf(account.useSearch().page);
  const found = useQuery(ownReels(page));
  const navigate = account.useNavigate();
  useLastPage(found, REELS_PER_PAGE, (last) => void navigate({ ...addressOf(last), replace: true }));
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="text-head">
            <Trans>My Reels</Trans>
          </h1>
          <p role="status" className="min-h-6 text-ink-2">
            {found.data && t(totalText(found.data))}
          </p>
        </div>
        <AddLink />
      </div>
      {found.isError && !found.data && (
        <ErrorState
          text={t`Failed to load reels. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && (
        <RowSkeletons rows={3} picture="h-24 w-13.5" className="rounded-card border border-line bg-surface p-5" />
      )}
      {(found.data?.total ?? 0) > 0 && <FunnelTiles />}
      {found.data && <Listed reels={found.data.data} total={found.data.total} page={page} />}
    </div>
  );
}

function totalText({ total, counts }: ReplyOf<typeof listReelsOf>): MessageDescriptor {
  const shown = total.toLocaleString('en-IN');
  if (!counts) return msg`${plural(total, { one: '1 reel', other: `${shown} reels` })}`;
  const live = counts.Active ?? 0;
  return msg`${plural(total, { one: `1 reel, ${live} live`, other: `${shown} reels, ${live} live` })}`;
}

function AddLink() {
  return (
    <Link to="/account" search={{ tab: 'addReel' }} className={buttonClass({})}>
      <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Add reel</Trans>
    </Link>
  );
}

function Listed({ reels, total, page }: { reels: readonly Reel[]; total: number; page: number }) {
  const { t } = useLingui();
  const router = useRouter();
  const [deleting, setDeleting] = useState<Reel | null>(null);
  if (total === 0)
    return (
      <Empty
        title={t`No reels found`}
        text={t`Create your first reel to get started! All you need is a phone, one product and twenty seconds.`}
        action={<AddLink />}
      />
    );
  const pages = Math.ceil(total / REELS_PER_PAGE);
  return (
    <section aria-label={t`Reels`} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <OwnReelTable reels={reels} onDelete={setDeleting} />
      {pages > 1 && (
        <div className="mt-5 flex justify-end">
          <Pagination
            page={page}
            pages={pages}
            hrefFor={(to) => router.buildLocation(addressOf(to)).href}
            onPage={(to) => void router.navigate(addressOf(to))}
          />
        </div>
      )}
      <DeleteReel reel={deleting} onClose={() => setDeleting(null)} />
    </section>
  );
}
