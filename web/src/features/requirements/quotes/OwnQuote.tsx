import type { Quote } from '@plyhaat/contract/requirements/quotes';
import { useState } from 'react';
import { Download, pdfName } from '#forms/Download.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { QUOTE_ANCHOR } from './arrival.ts';
import { QuoteSum } from './QuoteSum.tsx';
import { withdrawingQuote } from './quotes.queries.ts';
import * as TEXTS from './texts.ts';
import { dayOf, days, goodsLine, STATUSES } from './words.ts';

type Props = { quote: Quote; mayChange: boolean; onEdit: () => void; onChanged: () => void };

/** A quote as its seller sees it: what it says, how far it is, and what can be done with it. */
export function OwnQuote({ quote, mayChange, onEdit, onChanged }: Props) {
  const { status, number, leadTimeDays, validUntil, note, declineReason } = quote;
  const { label, tone } = STATUSES[status];
  const isFinal = status === 'accepted' || status === 'lost';
  return (
    <Panel
      title={TEXTS.yourQuote}
      line={TEXTS.quotationNumber(number)}
      anchor={QUOTE_ANCHOR}
      tools={<Badge tone={tone}>{label}</Badge>}
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="grid content-start gap-2 text-ui">
          <p className="font-semibold tabular-nums">{goodsLine(quote)}</p>
          <p className="text-ink-2">{TEXTS.leadTimeValidUntil(days(leadTimeDays).toLowerCase(), dayOf(validUntil))}</p>
          {note && <p className="wrap-break-word whitespace-pre-line text-ink-2">{note}</p>}
          {declineReason && <p className="text-brick">{TEXTS.theBuyerDeclinedIt(declineReason)}</p>}
        </div>
        <QuoteSum quote={quote} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {mayChange && !isFinal && (
          <Button onClick={onEdit}>{status === 'open' ? TEXTS.changeQuote : TEXTS.quoteAgain}</Button>
        )}
        <Download path={`/quotes/${quote._id}/quotation.pdf`} name={pdfName(number)}>
          {TEXTS.quotation}
        </Download>
        {(status === 'open' || status === 'expired') && <Withdraw quote={quote} onDone={onChanged} />}
      </div>
    </Panel>
  );
}

function Withdraw({ quote, onDone }: { quote: Quote; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const withdrawing = useChange(withdrawingQuote(quote._id), {
    onSettled: () => {
      setAsking(false);
      onDone();
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {TEXTS.withdraw}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={TEXTS.withdrawYourQuote}
        text={TEXTS.theBuyerNoLonger}
        confirmLabel={TEXTS.withdraw}
        danger
        busy={withdrawing.isPending}
        onConfirm={() => withdrawing.mutate()}
      />
    </>
  );
}
