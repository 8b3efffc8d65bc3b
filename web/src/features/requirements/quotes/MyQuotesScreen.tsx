import { formatDay } from '@plyhaat/contract/core/dates';
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
import { QuoteMonths } from './QuoteMonths.tsx';
import { ownQuotes } from './quotes.queries.ts';
import * as TEXTS from './texts.ts';
import { dayOf, goodsLine, perUnit, STATUSES } from './words.ts';

const account = getRouteApi('/account');
const GROUPS: Readonly<Record<QuoteGroup, string>> = { open: TEXTS.open, won: TEXTS.won, lost: TEXTS.lost };

const addressOf = (group: QuoteGroup | undefined, page = 1) => ({
  tab: 'myQuotes',
  ...(group && { status: group }),
  ...(page > 1 && { page: String(page) }),
});

/** What a seller quoted, and what came of it. */
export function MyQuotesScreen() {
  const { user } = useSession();
  const { status, page: pageText } = account.useSearch();
  const group = QuoteGroup.options.find((option) => option === status);
  const page = pageOf(pageText);
  const found = useQuery(ownQuotes(user?._id ?? '', page, group));
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <h1 className="text-head">{TEXTS.myQuotes}</h1>
        <Groups group={group} />
      </div>
      {found.isError && (
        <ErrorState text={TEXTS.failedToLoadQuotes} onRetry={() => void found.refetch()} busy={found.isFetching} />
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
  const shown: readonly (readonly [QuoteGroup | undefined, string])[] = [
    [undefined, TEXTS.all],
    ...QuoteGroup.options.map((option) => [option, GROUPS[option]] as const),
  ];
  return (
    <nav aria-label={TEXTS.show} className="flex flex-wrap gap-2">
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
  const decided = won + lost;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatTile label={TEXTS.open} value={open} note={TEXTS.openValueInAll(formatRupees(openValue))} />
      <StatTile label={TEXTS.won} value={won} note={TEXTS.openValueInAll(formatRupees(wonValue))} />
      <StatTile label={TEXTS.lost} value={lost} note={TEXTS.declinedWithdrawnOrExpired} />
      <StatTile
        label={TEXTS.wonOfDecided}
        value={decided === 0 ? '–' : `${Math.round((won / decided) * 100)}%`}
        note={TEXTS.wonOfDecided2(won, decided)}
      />
    </div>
  );
}

type QuotesProps = { quotes: readonly Quote[]; total: number; group: QuoteGroup | undefined; page: number };

function Quotes({ quotes, total, group, page }: QuotesProps) {
  const router = useRouter();
  if (quotes.length === 0)
    return (
      <Empty
        text={group ? TEXTS.noQuotesHere : TEXTS.youHaveNotQuoted}
        action={
          <Link to="/requirements" className={buttonClass({ variant: 'line' })}>
            {TEXTS.seeRequirements}
          </Link>
        }
      />
    );
  return (
    <>
      <ul aria-label={TEXTS.quotes} className="divide-y divide-line rounded-card border border-line bg-surface">
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
  const { requirementId, title, status, number, landed, createdAt, validUntil, unread } = quote;
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
          {number} · {goodsLine(quote)}
          {landed !== null && TEXTS.landedLandedQuote(formatRupees(landed), perUnit(quote))}
        </p>
        <p className="text-ink-3 text-meta">
          {TEXTS.sentDayValidUntil(formatDay(new Date(createdAt)), dayOf(validUntil))}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        {unread > 0 && <Badge tone="wait">{unread === 1 ? TEXTS.oneQuestion : TEXTS.unreadQuestions(unread)}</Badge>}
        <Badge tone={tone}>{label}</Badge>
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
