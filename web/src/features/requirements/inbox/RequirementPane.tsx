import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { InboxThing } from '@plyhaat/contract/leads/seller-inbox';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { CallActions } from '#features/leads/desk/CallActions.tsx';
import { FollowUp } from '#features/leads/desk/FollowUp.tsx';
import { oneLead } from '#features/leads/desk/inbox.queries.ts';
import { useItemWords } from '#features/leads/desk/item-words.ts';
import { type Back, Pane } from '#features/leads/desk/Pane.tsx';
import { MessageBox } from '#features/leads/threads/MessageBox.tsx';
import { HiddenNotice, MessageList } from '#features/leads/threads/MessageList.tsx';
import { useThread } from '#features/leads/threads/useThread.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { formatDay, formatIsoDay } from '#ui/words/dates.ts';
import { priceEach } from '#ui/words/prices.ts';
import { requirementDetail } from '../browsing/browsing.queries.ts';
import { CallBuyer } from '../CallBuyer.tsx';
import { SellerQuote } from '../quotes/SellerQuote.tsx';
import { perPriced, STATUSES } from '../quotes/words.ts';

/** What a seller answers often. */
const QUICK_REPLIES = [msg`Yes, that is possible.`, msg`The price holds for the full lot.`];
/** What a seller asks once its quote is accepted. */
const WINNERS_REPLIES = [msg`Which day suits you for delivery?`, msg`Who takes the delivery at the site?`];

type Props = { item: InboxThing; back: Back };

/** A requirement in the seller's inbox: to be quoted for, or with the own quote and what both wrote about it. */
export function RequirementPane({ item, back }: Props) {
  const { user } = useSession();
  const words = useItemWords();
  const lead = useQuery({ ...oneLead(user?._id ?? '', item.lead?._id ?? ''), enabled: item.lead !== null }).data?.data;
  const frame = {
    back,
    title: words.who(item),
    line: [words.kindLine(item), item.cityName].filter(Boolean).join(' · '),
    ...(lead && { actions: <CallActions lead={lead} />, side: <FollowUp lead={lead} /> }),
  };
  const { threadId, requirementId } = item;
  if (threadId && item.quote) return <Quoted item={item} threadId={threadId} frame={frame} />;
  return <Pane {...frame}>{requirementId && <Wanted id={requirementId} withThread />}</Pane>;
}

type QuotedProps = {
  item: InboxThing;
  threadId: string;
  frame: Omit<Parameters<typeof Pane>[0], 'children' | 'end'>;
};

/** The messages first; requirement and quote are folded away. */
function Quoted({ item, threadId, frame }: QuotedProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: ['leads', 'own'] });
  const thread = useThread(threadId, refresh);
  const { newest } = thread;
  return (
    <Pane
      {...frame}
      end={
        newest?.thread.isOpen && (
          <MessageBox
            threadId={threadId}
            label={t`Answer`}
            starters={[]}
            quickReplies={(item.kind === 'win' ? WINNERS_REPLIES : QUICK_REPLIES).map((reply) => t(reply))}
            startsWriting={false}
            onSent={refresh}
          />
        )
      }
    >
      <Brief item={item} />
      <MessageList thread={thread} />
      {newest?.thread.notice && <HiddenNotice notice={newest.thread.notice} />}
      {item.requirementId ? (
        <details className="text-ui">
          <summary className="link min-h-11 w-fit content-center">
            <Trans>The requirement and your quote</Trans>
          </summary>
          <div className="grid gap-4 pt-2">
            <Wanted id={item.requirementId} withThread={false} />
          </div>
        </details>
      ) : (
        <p className="text-ink-2 text-ui">
          <Trans>The requirement is no longer there. Your quote and what was written stay.</Trans>
        </p>
      )}
    </Pane>
  );
}

/** What was quoted for what, and what came of it. */
function Brief({ item }: { item: InboxThing }) {
  const { t } = useLingui();
  const { kind, what, asked, quote } = item;
  if (!quote) return null;
  const price = priceEach(formatRupees(quote.unitPrice), perPriced(quote, t), t);
  if (kind === 'win') return <Won item={item} price={price} total={quote.total} />;
  const { label, tone } = STATUSES[quote.status];
  const facts = [
    asked,
    price,
    quote.total !== null && t`${{ rupees: formatRupees(quote.total) }} in all`,
    quote.status === 'open' && t`valid until ${{ day: formatIsoDay(quote.validUntil, t) }}`,
  ];
  return (
    <div className="rounded-card bg-sunken px-4 py-3 text-ui">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <b className="font-semibold text-body">{what}</b>
        <Badge tone={tone}>{t(label)}</Badge>
      </p>
      <p className="mt-1 text-ink-2 tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

type WonProps = { item: InboxThing; price: string; total: number | null };

/** That it is won, and what is to be delivered for how much. */
function Won({ item: { what, asked, who, cityName }, price, total }: WonProps) {
  const { t } = useLingui();
  const rows = [
    [what ?? '', asked],
    [t`Price`, price],
    [t`Place`, cityName],
  ].filter(([, value]) => value);
  return (
    <div className="grid gap-3 rounded-card border border-line p-4 text-ui">
      <p className="flex items-start gap-2.5 rounded bg-leaf-soft px-3.5 py-3 font-semibold text-leaf">
        <Check size={18} strokeWidth={2} aria-hidden="true" className="mt-0.5 flex-none" />
        {who ? <Trans>You won. {who} took your quote.</Trans> : <Trans>You won. Buyer took your quote.</Trans>}
      </p>
      <dl className="tabular-nums">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-line border-t py-2 first:border-t-0">
            <dt className="wrap-break-word min-w-0 text-ink-2">{label}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
        {total !== null && (
          <div className="flex items-end justify-between gap-4 border-line-2 border-t border-dashed pt-3">
            <dt className="text-ink-2">
              <Trans>Landed</Trans>
            </dt>
            <dd className="font-semibold text-head">{formatRupees(total)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Wanted({ id, withThread }: { id: string; withThread: boolean }) {
  const { t } = useLingui();
  const found = useQuery(requirementDetail(id));
  if (found.isError)
    return (
      <ErrorState
        text={t`Failed to load this requirement. Please try again.`}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
      />
    );
  if (!found.data)
    return (
      <>
        <Loading />
        <Skeleton corners="card" className="h-40" />
      </>
    );
  const requirement = found.data.data;
  return (
    <>
      <Slip requirement={requirement} />
      <div className="-mt-8">
        <SellerQuote requirement={requirement} withThread={withThread} />
      </div>
    </>
  );
}

function Slip({ requirement }: { requirement: Requirement }) {
  const { t } = useLingui();
  const { _id, productName, description, quantity, value, cityName, stateName, expiresAt, status } = requirement;
  const facts = [
    [t`Quantity`, quantity],
    [t`Budget`, formatRupees(value)],
    [t`Place`, `${cityName}, ${stateName}`],
    ...(status === 'Active' ? [[t`Open until`, formatDay(new Date(expiresAt), t)]] : []),
  ] as const;
  return (
    <section aria-label={t`What is looked for`} className="rounded-card bg-sunken px-4 py-3 text-ui">
      <h3 className="wrap-break-word font-semibold text-body">{productName}</h3>
      <p className="wrap-break-word mt-1 whitespace-pre-line text-ink-2">{description}</p>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2 border-line-2 border-t border-dashed pt-3">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className="text-ink-2 text-meta">{label}</dt>
            <dd className="font-semibold tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {status === 'Active' && <CallBuyer requirement={requirement} shown />}
        <Link to="/requirement/$id" params={{ id: _id }} className="link min-h-11 content-center">
          <Trans>Open the requirement</Trans>
        </Link>
      </div>
    </section>
  );
}
