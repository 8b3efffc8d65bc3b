import { formatPhone } from '@plyhaat/contract/core/phone';
import { type LeadChannel, notSubscribed } from '@plyhaat/contract/leads/leads';
import { isOnHoliday } from '@plyhaat/contract/sellers/holiday';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { CallError } from '#api/call.ts';
import { session, useSession } from '#api/session.ts';
import { useChange } from '#forms/useChange.ts';
import { follow } from '#shell/follow.ts';
import { useInstallation } from '#shell/installation.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { contacting } from '../leads.queries.ts';
import { NotSubscribed } from './NotSubscribed.tsx';
import { holidayIn, OnHoliday } from './OnHoliday.tsx';
import { PriceFrame } from './PriceFrame.tsx';
import { PAID } from './paid.ts';
import { pricedTarget, type Target } from './target.ts';
import * as TEXTS from './texts.ts';
import { greeting, wayOut } from './way-out.ts';

type Props = {
  target: Target;
  channel: LeadChannel;
  open: boolean;
  onClose: () => void;
  onHoliday?: (until: string) => void;
};

const PriceDialog = lazy(() => import('./PriceDialog.tsx').then((chunk) => ({ default: chunk.PriceDialog })));

/** What a signed-in member is asked before a seller is notified. */
export function ContactDialog(props: Props) {
  const { isSubscribed } = useSession();
  const [instead, setInstead] = useState<'message' | 'price'>();
  const [closedUntil, setClosedUntil] = useState(props.target.holidayUntil);
  const rings = PAID.includes(props.channel);
  const needsPlan = rings && !isSubscribed;
  const priced = pricedTarget(props.target);
  if (instead === 'message' && rings) return <WriteMessage {...props} channel="contact" />;
  if (instead === 'price' && priced)
    return (
      <Suspense fallback={<PriceFrame target={priced} onClose={props.onClose} />}>
        <PriceDialog target={priced} open={props.open} onClose={props.onClose} />
      </Suspense>
    );
  if (rings && isOnHoliday(closedUntil, Date.now()))
    return <OnHoliday {...props} name={props.target.name} until={closedUntil} onWrite={() => setInstead('message')} />;
  if (needsPlan)
    return <NotSubscribed target={props.target} open={props.open} onClose={props.onClose} onInstead={setInstead} />;
  return props.channel === 'contact' ? <WriteMessage {...props} /> : <Confirm {...props} onHoliday={setClosedUntil} />;
}

const hasRunOut = (error: Error) => error instanceof CallError && error.is(notSubscribed);

/** Sends the lead, then opens the dialler, WhatsApp or mail that the answer names. */
function useContacting({ target, channel, onClose, onHoliday }: Props) {
  const { publicUrl } = useInstallation();
  const sending = useChange(contacting(), {
    failure: (error) => (hasRunOut(error) || holidayIn(error) ? null : error.message),
    refresh: [['leads']],
    onSuccess: (answer) => {
      onClose();
      const href = wayOut(answer, target, publicUrl);
      if (href) follow(href);
    },
    onError: (error) => {
      // Ran out since this page was opened: the dialog now says so itself.
      if (hasRunOut(error)) return session.setSubscribed(false);
      const closedUntil = holidayIn(error);
      if (closedUntil) return onHoliday?.(closedUntil);
      // A written message stays in its form; a question without text closes.
      if (channel !== 'contact') onClose();
    },
  });
  const send = (message?: string) => sending.mutate({ target, channel, ...(message && { message }) });
  return { send, busy: sending.isPending };
}

type Question = { readonly title: string; readonly text?: ReactNode; readonly confirmLabel: string };

function questionOf({ target, channel }: Props, publicUrl: string): Question {
  const { name, phone } = target;
  if (channel === 'call')
    return {
      title: phone ? TEXTS.callNameAtPhone(name, formatPhone(phone)) : TEXTS.callName(name),
      confirmLabel: TEXTS.call,
    };
  const text = <>{TEXTS.yourMessageStartsWith(greeting(target, publicUrl))}</>;
  return channel === 'whatsapp'
    ? { title: TEXTS.messageNameOnWhatsapp(name), text, confirmLabel: TEXTS.whatsapp }
    : { title: TEXTS.writeAnEMail(name), text, confirmLabel: TEXTS.eMail };
}

function Confirm(props: Props) {
  const { publicUrl } = useInstallation();
  const { send, busy } = useContacting(props);
  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
      {...questionOf(props, publicUrl)}
      call={props.channel !== 'email'}
      busy={busy}
      onConfirm={() => send()}
    />
  );
}

function WriteMessage(props: Props) {
  const { target, open, onClose } = props;
  const { publicUrl } = useInstallation();
  const { send, busy } = useContacting(props);
  const [message, setMessage] = useState(() => greeting(target, publicUrl));
  return (
    <Dialog
      open={open}
      onOpenChange={(open) => !open && onClose()}
      title={TEXTS.contactName(target.name)}
      description={TEXTS.theSellerWillGet}
      dismissible={!busy}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (message.trim()) send(message.trim());
        }}
      >
        <Field label={TEXTS.message} required>
          <Textarea value={message} maxLength={2000} rows={5} onChange={(event) => setMessage(event.target.value)} />
        </Field>
        <Button type="submit" block busy={busy} disabled={message.trim() === ''}>
          {TEXTS.sendMessage}
        </Button>
      </form>
    </Dialog>
  );
}
