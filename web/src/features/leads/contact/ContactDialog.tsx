import { Trans, useLingui } from '@lingui/react/macro';
import { formatPhone } from '@plyhaat/contract/core/phone';
import { type LeadChannel, notSubscribed } from '@plyhaat/contract/leads/leads';
import { isOnHoliday } from '@plyhaat/contract/sellers/holiday';
import { type ReactNode, Suspense, useState } from 'react';
import { CallError } from '#api/call.ts';
import { session, useSession } from '#api/session.ts';
import { useChange } from '#forms/useChange.ts';
import { follow } from '#shell/follow.ts';
import { useInstallation } from '#shell/installation.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { contacting } from '../leads.queries.ts';
import { NotSubscribed } from './NotSubscribed.tsx';
import { holidayIn, OnHoliday } from './OnHoliday.tsx';
import { PriceFrame } from './PriceFrame.tsx';
import { PAID } from './paid.ts';
import { pricedTarget, type Target } from './target.ts';
import { useFirstWords, wayOut } from './way-out.ts';

type Props = {
  target: Target;
  channel: LeadChannel;
  open: boolean;
  onClose: () => void;
  onHoliday?: (until: string) => void;
};

const PriceDialog = lazyPart(async () => (await import('./PriceDialog.tsx')).PriceDialog);

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
  const words = useFirstWords(target, publicUrl);
  const sending = useChange(contacting(), {
    failure: (error) => (hasRunOut(error) || holidayIn(error) ? null : error.message),
    refresh: [['leads']],
    onSuccess: (answer) => {
      onClose();
      const href = wayOut(answer, words);
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

function useQuestion({ target, channel }: Props): Question {
  const { t } = useLingui();
  const { publicUrl } = useInstallation();
  const { greeting } = useFirstWords(target, publicUrl);
  const { name, phone } = target;
  if (channel === 'call')
    return {
      title: phone ? t`Call ${name} at ${{ phone: formatPhone(phone) }}?` : t`Call ${name}?`,
      confirmLabel: t`Call`,
    };
  const text = <Trans>Your message starts with: “{greeting}”</Trans>;
  return channel === 'whatsapp'
    ? { title: t`Message ${name} on WhatsApp?`, text, confirmLabel: t`WhatsApp` }
    : { title: t`Write an e-mail to ${name}?`, text, confirmLabel: t`E-mail` };
}

function Confirm(props: Props) {
  const question = useQuestion(props);
  const { send, busy } = useContacting(props);
  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
      {...question}
      call={props.channel !== 'email'}
      busy={busy}
      onConfirm={() => send()}
    />
  );
}

function WriteMessage(props: Props) {
  const { t } = useLingui();
  const { target, open, onClose } = props;
  const { publicUrl } = useInstallation();
  const { send, busy } = useContacting(props);
  const { greeting } = useFirstWords(target, publicUrl);
  const [message, setMessage] = useState(greeting);
  return (
    <Dialog
      open={open}
      onOpenChange={(open) => !open && onClose()}
      title={t`Contact ${{ name: target.name }}`}
      description={t`The seller will get your message with your name and number, and can reply to you.`}
      dismissible={!busy}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (message.trim()) send(message.trim());
        }}
      >
        <Field label={t`Message`} required>
          <Textarea value={message} maxLength={2000} rows={5} onChange={(event) => setMessage(event.target.value)} />
        </Field>
        <Button type="submit" block busy={busy} disabled={message.trim() === ''}>
          <Trans>Send message</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
