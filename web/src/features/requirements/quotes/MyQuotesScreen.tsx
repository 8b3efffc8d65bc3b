import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import { QUOTES_PER_PAGE, type Quote, type QuoteFigures, QuoteGroup } from '@plyhaat/contract/requirements/quotes';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { pageOf } from '#shell/page-of.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { chipClass } from '#ui/display/Chip.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { StatTile } from '#ui/display/StatTile.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { formatDay, formatIsoDay } from '#ui/words/dates.ts';
import { QuoteMonths } from './QuoteMonths.tsx';
import { ownQuotes } from './quotes.queries.ts';
import { goodsLine, perUnit, STATUSES } from './words.ts';

const account = getRouteApi('/account');
const GROUPS: Readonly<Record<QuoteGroup, MessageDescriptor>> = { open: msg`Open`, won: msg`Won`, lost: msg`Lost` };

const addressOf = (group: QuoteGroup | undefined, page = 1) => ({
  tab: 'myQuotes',
  ...(group && { status: group }),
  ...(page > 1 && { page: String(page) }),
});

/** What a seller quoted, and what came of it. */
export function MyQuotesScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  const { status, page: pageText } = account.useSearch();
  const group = QuoteGroup.options.find((option) => option === status);
  const page = pageOf(pageText);
  const found = useQuery(ownQuotes(user?._id ?? '', page, group));
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <h1 className="text-head">
          <Trans>My Quotes</Trans>
        </h1>
        <Groups group={group} />
      </div>
      {found.isError && (
        <ErrorState
          text={t`Failed to load quotes. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && <Waiting />}
      {found.data && !found.isError && (
        <>
          <Figures figures={found.data.figures} />
          <Quotes quotes={found.data.data} total={found.data.total} group={group} page={page} />
          <QuoteMonths months={found.data.figures.months} />
        </>
      )}
    </div>
  );
}

function Groups({ group }: { group: QuoteGroup | undefined }) {
  const { t } = useLingui();
  const shown: readonly (readonly [QuoteGroup | undefined, string])[] = [
    [undefined, t`All`],
    ...QuoteGroup.options.map((option) => [option, t(GROUPS[option])] as const),
  ];
  return (
    <nav aria-label={t`Show`} className="flex flex-wrap gap-2">
      {shown.map(([option, label]) => (
        <Link
          key={label}
          to="/account"
          search={addressOf(option)}
          aria-current={option === group ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
          className={chipClass(option === group)}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Figures({ figures: { open, won, lost, openValue, wonValue } }: { figures: QuoteFigures }) {
  const { t } = useLingui();
  const decided = won + lost;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatTile label={t`Open`} value={open} note={t`${{ openValue: formatRupees(openValue) }} in all`} />
      <StatTile label={t`Won`} value={won} note={t`${{ openValue: formatRupees(wonValue) }} in all`} />
      <StatTile label={t`Lost`} value={lost} note={t`declined, withdrawn or expired`} />
      <StatTile
        label={t`Won of decided`}
        value={decided === 0 ? '–' : `${Math.round((won / decided) * 100)}%`}
        note={t`${won} of ${decided}`}
      />
    </div>
  );
}

type QuotesProps = { quotes: readonly Quote[]; total: number; group: QuoteGroup | undefined; page: number };

function Quotes({ quotes, total, group, page }: QuotesProps) {
  const { t } = useLingui();
  const router = useRouter();
  if (quotes.length === 0)
    return (
      <Empty
        text={
          group ? t`No quotes here.` : t`You have not quoted yet. Find what buyers look for and send your first quote.`
        }
        action={
          <Link to="/requirements" className={buttonClass({ variant: 'line' })}>
            <Trans>See requirements</Trans>
          </Link>
        }
      />
    );
  return (
    <>
      <ul aria-label={t`Quotes`} className="divide-y divide-line rounded-card border border-line bg-surface">
        {quotes.map((quote) => (
          <QuoteRow key={quote._id} quote={quote} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(total / QUOTES_PER_PAGE)}
        hrefFor={(to) => router.buildLocation({ to: '/account', search: addressOf(group, to) }).href}
        onPage={(to) => void router.navigate({ to: '/account', search: addressOf(group, to) })}
      />
    </>
  );
}

function QuoteRow({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const { requirementId, title, status, number, landed, createdAt, validUntil, unread } = quote;
  const goods = goodsLine(quote, t);
  const { label, tone } = STATUSES[status];
  return (
    <li className="grid gap-2 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="font-semibold text-ui wrap-break-word">
          {requirementId ? (
            <Link to="/requirement/$id" params={{ id: requirementId }} className="link">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-ink-2 text-meta tabular-nums">
          {number} ·{' '}
          {landed === null ? (
            goods
          ) : (
            <Trans>
              {goods}, landed {formatRupees(landed)} {perUnit(quote, t)}
            </Trans>
          )}
        </p>
        <p className="text-ink-3 text-meta">
          {t`Sent ${{ day: formatDay(new Date(createdAt), t) }}, valid until ${{ validUntil: formatIsoDay(validUntil, t) }}`}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        {unread > 0 && (
          <Badge tone="wait">{t`${plural(unread, { one: '1 question', other: `${unread} questions` })}`}</Badge>
        )}
        <Badge tone={tone}>{t(label)}</Badge>
      </p>
    </li>
  );
}

const Waiting = () => (
  <>
    <Loading />
    <Skeleton corners="card" className="h-27" />
    <Skeleton corners="card" className="h-72" />
  </>
);
