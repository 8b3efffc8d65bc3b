import { useLingui } from '@lingui/react/macro';
import type { Quote } from '@plyhaat/contract/requirements/quotes';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#api/session.ts';
import { ThreadPanel } from '#features/leads/threads/ThreadPanel.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { AcceptedQuote } from './AcceptedQuote.tsx';
import { QUOTE_ANCHOR } from './arrival.ts';
import { BuyerNumber } from './BuyerNumber.tsx';
import { OwnQuote } from './OwnQuote.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { quoteDraft, quotesFor } from './quotes.queries.ts';

type Props = {
  requirement: Requirement;
  /** False where what both wrote stands elsewhere on the screen. */
  withThread?: boolean;
};

/** What a seller does about a requirement: ask for the number, quote, answer questions. */
export function SellerQuote({ requirement, withThread = true }: Props) {
  const { t } = useLingui();
  const { user } = useSession();
  const queries = useQueryClient();
  const found = useQuery(quotesFor(user?._id ?? '', requirement._id));
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['quotes'] });
    void queries.invalidateQueries({ queryKey: ['leads'] });
  };
  const quote = found.data?.data[0];
  return (
    <div id="quotes" className="mt-8 grid grid-cols-1 gap-5">
      {found.isError && (
        <ErrorState
          text={t`Failed to load your quote. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && <Waiting />}
      {found.data && quote?.status === 'accepted' && <AcceptedQuote quote={quote} />}
      {found.data && requirement.status === 'Active' && (
        <BuyerNumber requirementId={requirement._id} places={found.data.places} onChanged={refresh} />
      )}
      {found.data && <QuoteOrForm key={quote?._id} quote={quote} requirement={requirement} onChanged={refresh} />}
      {withThread && quote && quote.status !== 'withdrawn' && (
        <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
          <ThreadPanel threadId={quote.threadId} title={t`Questions from the buyer`} onChange={refresh} />
        </div>
      )}
    </div>
  );
}

type QuoteOrFormProps = { quote: Quote | undefined; requirement: Requirement; onChanged: () => void };

/** The own quote, or the form for it. */
function QuoteOrForm({ quote, requirement, onChanged }: QuoteOrFormProps) {
  const { t } = useLingui();
  const [editing, setEditing] = useState(false);
  const isOpen = requirement.status === 'Active';
  if (quote && !editing)
    return <OwnQuote quote={quote} mayChange={isOpen} onEdit={() => setEditing(true)} onChanged={onChanged} />;
  if (!isOpen) return null;
  const done = () => {
    setEditing(false);
    onChanged();
  };
  return (
    <Panel
      title={t`Your quote`}
      line={t`You can send one quote, and change it until it is accepted.`}
      anchor={QUOTE_ANCHOR}
      className="scroll-mt-40"
    >
      <Drafted requirement={requirement} quote={quote} onSaved={done} onCancel={() => setEditing(false)} />
    </Panel>
  );
}

type DraftedProps = {
  quote: Quote | undefined;
  requirement: Requirement;
  onSaved: () => void;
  onCancel: () => void;
};

/** The form waits for what it starts from. */
function Drafted(props: DraftedProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const draft = useQuery(quoteDraft(user?._id ?? '', props.requirement._id));
  if (draft.isError)
    return (
      <ErrorState
        text={t`Failed to load the quote form. Please try again.`}
        onRetry={() => void draft.refetch()}
        busy={draft.isFetching}
      />
    );
  if (!draft.data) return <Waiting />;
  return <QuoteForm {...props} draft={draft.data} />;
}

const Waiting = () => (
  <>
    <Loading />
    <Skeleton corners="card" className="h-80" />
  </>
);
