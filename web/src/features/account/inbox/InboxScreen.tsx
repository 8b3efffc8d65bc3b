import { Trans, useLingui } from '@lingui/react/macro';
import { InboxKind, type InboxThing } from '@plyhaat/contract/leads/seller-inbox';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { CallError } from '#api/call.ts';
import { useSession } from '#api/session.ts';
import { InboxList } from '#features/leads/desk/InboxList.tsx';
import { inboxItem, type ListQuery } from '#features/leads/desk/inbox.queries.ts';
import { LeadPane, Waiting } from '#features/leads/desk/LeadPane.tsx';
import { type OpenItem, readOpenItem } from '#features/leads/desk/open-item.ts';
import type { Back } from '#features/leads/desk/Pane.tsx';
import { RequirementPane } from '#features/requirements/inbox/RequirementPane.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { ApplicationPane } from './ApplicationPane.tsx';

const account = getRouteApi('/account');

/** The list and what is open of it, side by side where there is room; the address says what is open (LEAD-20). */
export function InboxScreen() {
  const { user } = useSession();
  const { kind: named, search = '', open } = account.useSearch();
  const kind = InboxKind.options.find((option) => option === named);
  const item = readOpenItem(open);
  const query: ListQuery = { kind, search };
  const back = { tab: 'leads', ...(kind && { kind }), ...(search && { search }) };
  const userId = user?._id ?? '';
  return (
    <div className="-mx-gutter flex flex-col border-line border-y bg-surface lg:mx-0 lg:h-[calc(100dvh-12.375rem)] lg:min-h-150 lg:[html:has([data-demo])_&]:h-[calc(100dvh-15.1875rem)] xl:h-[calc(100dvh-9.375rem)] xl:[html:has([data-demo])_&]:h-[calc(100dvh-12.1875rem)] lg:flex-row lg:overflow-clip lg:rounded-card lg:border-x">
      <div className={classes('flex min-h-0 flex-col lg:w-94 lg:flex-none', item && 'max-lg:hidden')}>
        <InboxList userId={userId} query={query} open={open} />
      </div>
      <div className={classes('flex min-h-0 min-w-0 flex-1', !item && 'max-lg:hidden')}>
        {/* The list's own heading is hidden with it. */}
        {item && (
          <h1 className="sr-only lg:hidden">
            <Trans>Inbox</Trans>
          </h1>
        )}
        {item ? <Opened key={open} userId={userId} item={item} back={back} /> : <NothingOpen />}
      </div>
    </div>
  );
}

const NothingOpen = () => (
  <div className="grid flex-1 content-center border-line border-l p-8">
    <Empty text={<Trans>Choose something from the list to read it and answer.</Trans>} />
  </div>
);

type OpenedProps = { userId: string; item: OpenItem; back: Back };

/** A lead is read by itself; of the others the inbox tells enough to find the rest. */
function Opened({ userId, item: { kind, id }, back }: OpenedProps) {
  if (kind === 'lead' || kind === 'request') return <LeadPane id={id} back={back} />;
  return <OpenedThing userId={userId} item={{ kind, id }} back={back} />;
}

function OpenedThing({ userId, item: { kind, id }, back }: OpenedProps) {
  const { t } = useLingui();
  const found = useQuery(inboxItem(userId, kind, id));
  if (found.isError) {
    const isGone = found.error instanceof CallError && found.error.status === 404;
    return isGone ? (
      <Empty
        className="m-4 flex-1"
        text={t`This is no longer in your inbox.`}
        action={
          <Link to="/account" search={back} className={buttonClass({ variant: 'line' })}>
            <Trans>Back to the inbox</Trans>
          </Link>
        }
      />
    ) : (
      <ErrorState
        className="m-4 flex-1"
        text={t`Failed to open this. Please try again.`}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (!found.data) return <Waiting />;
  return <ThingPane item={found.data} back={back} />;
}

function ThingPane({ item, back }: { item: InboxThing; back: Back }) {
  return item.kind === 'application' ? (
    <ApplicationPane item={item} back={back} />
  ) : (
    <RequirementPane item={item} back={back} />
  );
}
