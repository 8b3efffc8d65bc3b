import { Trans, useLingui } from '@lingui/react/macro';
import { onHoliday } from '@plyhaat/contract/leads/leads';
import { CallError } from '#api/call.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { formatDay } from '#ui/words/dates.ts';

/** The day that a refused call or WhatsApp names, if that is why. */
export const holidayIn = (error: Error): string | null =>
  error instanceof CallError && error.is(onHoliday) ? String(error.reply.holidayUntil) : null;

type Props = { name: string; until: string; open: boolean; onClose: () => void; onWrite: () => void };

/** Nobody answers the telephone; a message waits for the seller's return. */
export function OnHoliday({ name, until, open, onClose, onWrite }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t`${name} is on holiday until ${{ day: formatDay(new Date(until), t) }}`}
      description={t`Send a message and the seller can reply when the store is open again.`}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Button className="sm:order-last" onClick={onWrite}>
          <Trans>Send a message</Trans>
        </Button>
        <Button variant="line" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
