import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_SAVED_SEARCHES, type SavedSearch } from '@plyhaat/contract/catalog/saved-searches';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { useChange } from '#forms/useChange.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { PlaceLink } from '#ui/navigation/PlaceLink.tsx';
import { formatDay } from '#ui/words/dates.ts';
import { deletingSearch, savedSearches, switchingAlert } from './saved.queries.ts';

/** What the member wants to come back to, and to be told of. */
export function SavedSearchesScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  const found = useQuery(savedSearches(user?._id ?? ''));
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-head">
          <Trans>Saved searches</Trans>
        </h1>
        <p className="text-ink-2">{t`Up to ${MOST_SAVED_SEARCHES}. With alerts on, we tell you once a day about new products.`}</p>
      </div>
      {found.isError && (
        <ErrorState
          text={t`Failed to load your saved searches. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && <Waiting />}
      {found.data && <Searches searches={found.data.data} />}
    </div>
  );
}

function Searches({ searches }: { searches: readonly SavedSearch[] }) {
  const { t } = useLingui();
  if (searches.length === 0)
    return (
      <Empty
        text={t`No saved searches yet. Search the shop or choose filters, then press “Save this search”.`}
        action={
          <Link to="/shop" className={buttonClass({ variant: 'line' })}>
            <Trans>Browse products</Trans>
          </Link>
        }
      />
    );
  return (
    <ul aria-label={t`Saved searches`} className="grid divide-y divide-line rounded-card border border-line bg-surface">
      {searches.map((search) => (
        <SearchRow key={search._id} search={search} />
      ))}
    </ul>
  );
}

const REFRESH = { refresh: [['savedSearches']] };

function SearchRow({ search }: { search: SavedSearch }) {
  const { t } = useLingui();
  const { _id, name, address, createdAt } = search;
  const switching = useChange(switchingAlert(), REFRESH);
  const deleting = useChange(deletingSearch(), REFRESH);
  const alert = switching.isPending ? switching.variables.alert : search.alert;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <PlaceLink href={address} className="link inline-flex min-h-11 items-center wrap-anywhere font-semibold">
          {name}
        </PlaceLink>
        <p className="text-ink-3 text-meta">{t`Saved on ${{ day: formatDay(new Date(createdAt), t) }}`}</p>
      </div>
      <Switch
        label={
          <Trans>
            Alerts <span className="sr-only">for {name}</span>
          </Trans>
        }
        checked={alert ?? search.alert}
        disabled={switching.isPending}
        onChange={({ target }) => switching.mutate({ address, alert: target.checked })}
      />
      <Button
        variant="line"
        size="round"
        busy={deleting.isPending}
        aria-label={t`Delete ${name}`}
        onClick={() => deleting.mutate(_id)}
      >
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </li>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3">
      <Loading />
      <Skeleton corners="control" className="h-20" />
      <Skeleton corners="control" className="h-20" />
    </div>
  );
}
