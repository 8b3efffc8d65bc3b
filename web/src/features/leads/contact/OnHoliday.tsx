import { formatDay } from '@plyhaat/contract/core/dates';
import { onHoliday } from '@plyhaat/contract/leads/leads';
import { CallError } from '#api/call.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import * as TEXTS from './texts.ts';

/** The day that a refused call or WhatsApp names, if that is why. */
export const holidayIn = (error: Error): string | null =>
  error instanceof CallError && error.is(onHoliday) ? String(error.reply.holidayUntil) : null;

type Props = { name: string; until: string; open: boolean; onClose: () => void; onWrite: () => void };

/** Nobody answers the telephone; a message waits for the seller's return. */
export function OnHoliday({ name, until, open, onClose, onWrite }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={TEXTS.nameIsOnHoliday(name, formatDay(new Date(until)))}
      description={TEXTS.sendAMessageAnd}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Button className="sm:order-last" onClick={onWrite}>
          {TEXTS.sendAMessage}
        </Button>
        <Button variant="line" onClick={onClose}>
          {TEXTS.notNow}
        </Button>
      </div>
    </Dialog>
  );
}
