import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { readQuantity } from '@plyhaat/contract/core/quantity';
import type { Quote } from '@plyhaat/contract/requirements/quotes';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#api/session.ts';
import { ThreadPanel } from '#features/leads/threads/ThreadPanel.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import type { Say } from '#ui/said.ts';
import { formatQuantity } from '#ui/words/quantities.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { AcceptedQuote } from './AcceptedQuote.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { QuoteCard } from './QuoteCard.tsx';
import { quotesFor } from './quotes.queries.ts';
import { STARTERS } from './words.ts';

type Doing = { readonly what: 'accept' | 'decline' | 'ask'; readonly quote: Quote } | null;

/** What came of it, then every quote side by side, the cheapest landed price first. */
export function BuyerQuotes({ requirement }: { requirement: Requirement }) {
  const { t } = useLingui();
  const { user } = useSession();
  const found = useQuery(quotesFor(user?._id ?? '', requirement._id));
  const [isNew, setNew] = useState(false);
  const accepted = found.data?.data.find(({ status }) => status === 'accepted');
  const count = found.data?.total ?? 0;
  const title = found.data ? t`${plural(count, { one: '1 quote', other: `${count} quotes` })}` : t`Quotes`;
  return (
    <section aria-labelledby="quotes-heading" id="quotes" className="grid grid-cols-1 gap-5">
      {accepted && <AcceptedQuote quote={accepted} isNew={isNew} />}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id="quotes-heading" className="text-head">
            {title}
          </h2>
          <p className="text-ink-2 text-ui">{comparedBy(requirement, t)}</p>
        </div>
        {found.data && <PlacesTaken {...found.data.places} />}
      </div>
      {found.isError && (
        <ErrorState
          text={t`Failed to load quotes. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && <Waiting />}
      {found.data && <Quotes quotes={found.data.data} requirement={requirement} onAccepted={() => setNew(true)} />}
    </section>
  );
}

function comparedBy({ quantity }: Requirement, say: Say): string {
  const read = readQuantity(quantity);
  return say(
    read
      ? msg`Compared by landed price: (unit price × quantity + freight) with GST, over ${{ quantity: formatQuantity(read, say) }}`
      : msg`The quantity “${quantity}” has no unit that prices are given in, so quotes are listed as they came.`,
  );
}

/** One number for all ways in which sellers got it, as the quotes below say of each. */
function PlacesTaken({ taken, most, known }: { taken: number; most: number; known: number }) {
  const { t } = useLingui();
  const left = most - taken;
  return (
    <p className="text-ui">
      <b className="font-semibold">
        <Trans>Your number:</Trans>
      </b>{' '}
      <span className="text-ink-2">
        {left === 0
          ? t`${plural(known, {
              0: 'no seller has it yet, no more can ask for it',
              one: '1 seller has it, no more can ask for it',
              other: `${known} sellers have it, no more can ask for it`,
            })}`
          : t`${plural(known, {
              0: `no seller has it yet, ${left} more can ask for it`,
              one: `1 seller has it, ${left} more can ask for it`,
              other: `${known} sellers have it, ${left} more can ask for it`,
            })}`}
      </span>
    </p>
  );
}

/** How many other sellers with open quotes will be notified of the acceptance. */
const countOthers = (quotes: readonly Quote[], accepted: Quote) =>
  quotes.filter(({ _id, status }) => status === 'open' && _id !== accepted._id).length;

/** It stands below all quotes, which on a phone is far from the button that opened it. */
const intoView = (panel: HTMLDivElement | null) => panel?.scrollIntoView?.({ block: 'center' });

type QuotesProps = { quotes: readonly Quote[]; requirement: Requirement; onAccepted: () => void };

function Quotes({ quotes, requirement, onAccepted }: QuotesProps) {
  const { t } = useLingui();
  const [doing, setDoing] = useState<Doing>(null);
  const queries = useQueryClient();
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['quotes'] });
    void queries.invalidateQueries({ queryKey: ['requirements'] });
  };
  if (quotes.length === 0)
    return (
      <Empty
        title={t`No quotes yet`}
        text={t`Sellers who match what you look for are told of it. Their quotes appear here, side by side.`}
      />
    );
  const cheapest = quotes.find(({ status, landed }) => status === 'open' && landed !== null)?.landed ?? null;
  const current = doing && (quotes.find(({ _id }) => _id === doing.quote._id) ?? doing.quote);
  const close = () => setDoing(null);
  return (
    <>
      <ul
        aria-label={t`Quotes`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: many quotes are scrolled sideways, also by keyboard.
        tabIndex={0}
        className="grid gap-4 md:grid-cols-2 lg:auto-cols-[minmax(16rem,1fr)] lg:grid-flow-col lg:grid-cols-none lg:grid-rows-[repeat(4,auto)] lg:gap-x-4 lg:gap-y-0 lg:overflow-x-auto"
      >
        {quotes.map((quote) => (
          <QuoteCard
            key={quote._id}
            quote={quote}
            requirement={requirement}
            cheapest={cheapest}
            isAsking={doing?.what === 'ask' && current?._id === quote._id}
            onDo={(what) => setDoing({ what, quote })}
            onChanged={refresh}
          />
        ))}
      </ul>
      {doing?.what === 'ask' && current && (
        <div ref={intoView} className="scroll-my-24 rounded-card border border-line bg-surface p-4 sm:p-6">
          <ThreadPanel
            key={current.threadId}
            startsWriting
            threadId={current.threadId}
            title={t`Questions to ${{ sellerName: current.sellerName }}`}
            starters={STARTERS.map((starter) => t(starter))}
            onChange={refresh}
          />
        </div>
      )}
      {current && doing?.what === 'accept' && (
        <AcceptDialog
          quote={current}
          others={countOthers(quotes, current)}
          onClose={close}
          onAccepted={onAccepted}
          onDone={refresh}
        />
      )}
      {current && doing?.what === 'decline' && <DeclineDialog quote={current} onClose={close} onDone={refresh} />}
    </>
  );
}

const Waiting = () => (
  <div className="grid gap-4 lg:grid-cols-3">
    <Loading />
    {['a', 'b', 'c'].map((card) => (
      <Skeleton key={card} corners="card" className="h-80" />
    ))}
  </div>
);
