import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Quote } from '@plyhaat/contract/requirements/quotes';
import { useState } from 'react';
import { Download, pdfName } from '#forms/Download.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { useSay } from '#ui/said.ts';
import { formatIsoDay } from '#ui/words/dates.ts';
import { QUOTE_ANCHOR } from './arrival.ts';
import { QuoteSum } from './QuoteSum.tsx';
import { withdrawingQuote } from './quotes.queries.ts';
import { goodsLine, STATUSES } from './words.ts';

type Props = { quote: Quote; mayChange: boolean; onEdit: () => void; onChanged: () => void };

/** A quote as its seller sees it: what it says, how far it is, and what can be done with it. */
export function OwnQuote({ quote, mayChange, onEdit, onChanged }: Props) {
  const { t } = useLingui();
  const { status, number, leadTimeDays, validUntil, note, declineReason } = quote;
  const _say = useSay();
  const { label, tone } = STATUSES[status];
  const lastDay = formatIsoDay(validUntil, t);
  const isFinal = status === 'accepted' || status === 'lost';
  return (
    <Panel
      title={t`Your quote`}
      line={t`Quotation ${number}`}
      anchor={QUOTE_ANCHOR}
      tools={<Badge tone={tone}>{t(label)}</Badge>}
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="grid content-start gap-2 text-ui">
          <p className="font-semibold tabular-nums">{goodsLine(quote, t)}</p>
          <p className="text-ink-2">
            {t`${plural(leadTimeDays, {
              0: `Lead time same day, valid until ${lastDay}`,
              one: `Lead time 1 day, valid until ${lastDay}`,
              other: `Lead time ${leadTimeDays} days, valid until ${lastDay}`,
            })}`}
          </p>
          {note && <p className="wrap-break-word whitespace-pre-line text-ink-2">{note}</p>}
          {declineReason && (
            <p className="text-brick">
              <Trans>The buyer declined it: {declineReason}</Trans>
            </p>
          )}
        </div>
        <QuoteSum quote={quote} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {mayChange && !isFinal && (
          <Button onClick={onEdit}>{status === 'open' ? t`Change quote` : t`Quote again`}</Button>
        )}
        <Download path={`/quotes/${quote._id}/quotation.pdf`} name={pdfName(number)}>
          <Trans>Quotation</Trans>
        </Download>
        {(status === 'open' || status === 'expired') && <Withdraw quote={quote} onDone={onChanged} />}
      </div>
    </Panel>
  );
}

function Withdraw({ quote, onDone }: { quote: Quote; onDone: () => void }) {
  const { t } = useLingui();
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
        <Trans>Withdraw</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Withdraw your quote?`}
        text={t`The buyer no longer sees it. You can quote again while the requirement is open.`}
        confirmLabel={t`Withdraw`}
        danger
        busy={withdrawing.isPending}
        onConfirm={() => withdrawing.mutate()}
      />
    </>
  );
}
