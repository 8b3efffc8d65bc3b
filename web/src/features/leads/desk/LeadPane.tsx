import { Trans, useLingui } from '@lingui/react/macro';
import { PIECE } from '@plyhaat/contract/core/quantity';
import type { Lead } from '@plyhaat/contract/leads/inbox';
import type { Offer, OfferDraft } from '@plyhaat/contract/leads/offer';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useSession } from '#api/session.ts';
import { QUIET, useChange } from '#forms/useChange.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { useSay } from '#ui/said.ts';
import { formatIsoDay } from '#ui/words/dates.ts';
import { formatQuantity } from '#ui/words/quantities.ts';
import { QUICK_REPLIES } from '../inbox/quick-replies.ts';
import { followingUp } from '../leads.queries.ts';
import { MessageBox } from '../threads/MessageBox.tsx';
import { HiddenNotice, MessageList } from '../threads/MessageList.tsx';
import { OfferForm } from '../threads/OfferForm.tsx';
import { useThread } from '../threads/useThread.ts';
import { kindOf } from '../words.ts';
import { CallActions } from './CallActions.tsx';
import { FollowUp } from './FollowUp.tsx';
import { oneLead } from './inbox.queries.ts';
import { type Back, Pane } from './Pane.tsx';

/** A lead or a price request: what was asked, what both wrote, and the answer. */
export function LeadPane({ id, back }: { id: string; back: Back }) {
  const { t } = useLingui();
  const { user } = useSession();
  const found = useQuery(oneLead(user?._id ?? '', id));
  if (found.isError)
    return (
      <ErrorState
        text={t`Failed to open this. Please try again.`}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
        className="m-4 flex-1"
      />
    );
  if (!found.data) return <Waiting />;
  return <OpenLead lead={found.data.data} draft={found.data.draft} back={back} />;
}

export const Waiting = () => (
  <div className="grid flex-1 content-start gap-4 p-5">
    <Loading />
    <Skeleton className="h-12" />
    <Skeleton className="h-40" />
  </div>
);

/** Opening it marks it as read. */
function useRead({ _id, isRead }: Lead) {
  const reading = useChange(followingUp(_id), { ...QUIET, refresh: [['leads', 'own']] });
  const read = useEffectEvent(() => {
    if (!reading.isPending) reading.mutate({ isRead: true });
  });
  useEffect(() => {
    if (!isRead) read();
  }, [isRead]);
}

type OpenProps = { lead: Lead; draft: OfferDraft; back: Back };

function OpenLead({ lead, draft, back }: OpenProps) {
  const { t } = useLingui();
  useRead(lead);
  const frame = {
    back,
    title: lead.name,
    line: [t(kindOf(lead)), lead.cityName].filter(Boolean).join(' · '),
    actions: <CallActions lead={lead} />,
    side: <FollowUp lead={lead} />,
  };
  if (lead.threadId) return <WithThread lead={lead} draft={draft} threadId={lead.threadId} frame={frame} />;
  return (
    <Pane {...frame}>
      <Asked lead={lead} />
      <p className="text-ink-2 text-ui">
        <Trans>You reached this buyer yourself. Call, or quote for the requirement.</Trans>
      </p>
    </Pane>
  );
}

type Frame = Omit<Parameters<typeof Pane>[0], 'children' | 'end'>;
type ThreadProps = { lead: Lead; draft: OfferDraft; threadId: string; frame: Frame };

function WithThread({ lead, draft, threadId, frame }: ThreadProps) {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: ['leads', 'own'] });
  const thread = useThread(threadId, refresh);
  const { newest } = thread;
  const offered = newest?.data.find(({ mine, offer }) => mine && offer && !offer.isReplaced)?.offer;
  return (
    <Pane
      {...frame}
      end={
        newest &&
        (newest.thread.isOpen ? (
          <Answer lead={lead} draft={draft} offered={offered ?? null} threadId={threadId} onSent={refresh} />
        ) : (
          <p className="text-ink-2 text-ui">
            <Trans>This member has left Plyhaat.</Trans>
          </p>
        ))
      }
    >
      <Asked lead={lead} />
      <MessageList thread={thread} />
      {newest?.thread.notice && <HiddenNotice notice={newest.thread.notice} />}
    </Pane>
  );
}

type AnswerProps = { lead: Lead; draft: OfferDraft; offered: Offer | null; threadId: string; onSent: () => void };

/** Begins with what was offered last. */
const draftAfter = (draft: OfferDraft, offered: Offer | null): OfferDraft => {
  if (!offered) return draft;
  const { unitPrice, unit, gstPercent } = offered;
  return { ...draft, unitPrice, unit, gstPercent };
};

/** A price where one was asked for and none is offered yet, else a message; either is a tap away. */
function Answer({ lead, draft, offered, threadId, onSent }: AnswerProps) {
  const { t } = useLingui();
  const [withPrice, setWithPrice] = useState(lead.quantity !== null && !offered);
  const offerSent = () => {
    setWithPrice(false);
    onSent();
  };
  const name = useId();
  const choices = [
    { label: t`Price`, value: true },
    { label: t`Message`, value: false },
  ];
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <fieldset className="inline-flex rounded bg-sunken p-0.5 text-ui">
          <legend className="sr-only">
            <Trans>Answer with</Trans>
          </legend>
          {choices.map(({ label, value }) => (
            <label
              key={label}
              className="relative grid min-h-10 cursor-pointer place-items-center rounded px-4 text-ink-2 has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-teak"
            >
              <input
                type="radio"
                name={name}
                checked={withPrice === value}
                onChange={() => setWithPrice(value)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {label}
            </label>
          ))}
        </fieldset>
        <p className="text-ink-3 text-meta">
          <Trans>Kept as you type</Trans>
        </p>
      </div>
      {withPrice ? (
        <OfferForm key={threadId} threadId={threadId} draft={draftAfter(draft, offered)} onSent={offerSent} />
      ) : (
        <MessageBox
          key={threadId}
          threadId={threadId}
          label={t`Message`}
          starters={[]}
          quickReplies={QUICK_REPLIES.map((reply) => t(reply))}
          startsWriting={false}
          onSent={onSent}
        />
      )}
    </div>
  );
}

/** What is wanted, before what was written about it. */
function Asked({ lead }: { lead: Lead }) {
  const { t } = useLingui();
  const say = useSay();
  const { quantity, unit, unitName, city, neededBy, product, requirementId, name } = lead;
  const noun = unit === 'per Nos/sheet' ? { noun: unitName ?? PIECE } : {};
  const facts = [
    { label: t`Quantity`, value: quantity && unit && formatQuantity({ amount: quantity, unit, ...noun }, say) },
    { label: t({ message: 'To', context: 'where goods go' }), value: city },
    { label: t`Needed by`, value: neededBy && formatIsoDay(neededBy, t) },
  ].filter(({ value }) => value);
  return (
    <>
      {facts.length > 0 && (
        <div className="rounded-card bg-sunken px-4 py-3">
          <p className="text-ink-2 text-meta">
            <Trans>{name} asks for a price</Trans>
          </p>
          <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-ink-2 text-meta">{label}</dt>
                <dd className="font-semibold text-ui tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {product && (
        <Link
          to="/product/$idOrSlug"
          params={{ idOrSlug: product.slug }}
          aria-label={t`Open ${{ name: product.name }}`}
          className="flex min-h-12 items-center justify-between gap-3 rounded-card border border-line bg-paper px-4 py-2 font-semibold text-ui hover:border-line-2"
        >
          <span className="min-w-0 truncate">{product.name}</span>
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        </Link>
      )}
      {requirementId && (
        <Link
          to="/requirement/$id"
          params={{ id: requirementId }}
          hash="quotes"
          className="link justify-self-start text-ui"
        >
          <Trans>Open the requirement and quote</Trans>
        </Link>
      )}
    </>
  );
}
