import { Trans, useLingui } from '@lingui/react/macro';
import { DECLINE_REASONS, type Quote } from '@plyhaat/contract/requirements/quotes';
import { type SubmitEvent, useState } from 'react';
import { PublicField } from '#forms/ToldContacts.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { RadioGroup } from '#ui/forms/RadioGroup.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { decidingQuote } from './quotes.queries.ts';
import { DECLINED_FOR } from './words.ts';

type Props = { quote: Quote; onClose: () => void; onDone: () => void };

/** Asks why; the seller reads it. */
export function DeclineDialog({ quote, onClose, onDone }: Props) {
  const { t } = useLingui();
  const deciding = useChange(decidingQuote(quote._id), { onSuccess: onClose, onSettled: onDone });
  const [reason, setReason] = useState<string>(DECLINE_REASONS[0]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note') ?? '').trim();
    const text = note ? `${reason}. ${note}` : reason;
    deciding.mutate({ decision: 'decline', version: quote.version, text });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!deciding.isPending}
      title={t`Decline the quote of ${{ sellerName: quote.sellerName }}?`}
      description={t`The seller reads the reason and may send a better quote.`}
    >
      <form onSubmit={submit} className="grid gap-5">
        <RadioGroup
          label={t`Reason`}
          name="reason"
          options={DECLINE_REASONS.map((value) => ({ value, label: t(DECLINED_FOR[value]) }))}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <PublicField label={t`Note`} optional>
          <Input name="note" maxLength={400} placeholder={t`What would change your mind`} />
        </PublicField>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" disabled={deciding.isPending} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="danger" busy={deciding.isPending}>
            <Trans>Decline quote</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
