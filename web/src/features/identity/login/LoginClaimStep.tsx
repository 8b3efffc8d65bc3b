import { Trans, useLingui } from '@lingui/react/macro';
import type { PendingRegistration } from '@plyhaat/contract/identity/identity';
import { useNavigate } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { closeLogin } from '#shell/login.ts';
import { Button } from '#ui/Button.tsx';
import { formatDay } from '#ui/words/dates.ts';
import { claimingRegistration } from '../identity.queries.ts';

type Props = { pending: readonly PendingRegistration[]; onDone: () => void };

/** Asks a member who signed in with another browser than the one that registered which registrations are theirs. */
export function LoginClaimStep({ pending, onDone }: Props) {
  const { shown, at, claiming, keep, refuse } = useAnswers(pending, onDone);
  const { t } = useLingui();
  if (!shown) return null;
  const day = formatDay(new Date(`${shown.day}T12:00:00+05:30`), t);
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4 rounded-card border border-line bg-sunken p-4">
        <Store size={24} className="flex-none text-teak" aria-hidden="true" />
        <div className="min-w-0">
          <p className="break-words font-semibold">{shown.businessName}</p>
          <p className="text-ink-2 text-ui">
            {pending.length > 1
              ? t`Registered on ${day} · ${{ at: at + 1 }} of ${{ count: pending.length }}`
              : t`Registered on ${day}`}
          </p>
        </div>
      </div>
      <p className="text-ink-2 text-ui">
        <Trans>
          If it was you, the business becomes yours, and you add your e-mail and WhatsApp number again. If not, it is
          deleted.
        </Trans>
      </p>
      {claiming.error && (
        <p role="alert" className="text-brick text-ui">
          {claiming.error.message}
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button size="lg" block onClick={keep} busy={claiming.isPending && claiming.variables !== null}>
          <Trans>Yes, this was me</Trans>
        </Button>
        <Button
          variant="line"
          size="lg"
          block
          onClick={refuse}
          busy={claiming.isPending && claiming.variables === null}
        >
          <Trans>No, not me</Trans>
        </Button>
      </div>
    </div>
  );
}

function useAnswers(pending: readonly PendingRegistration[], onDone: () => void) {
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const claiming = useChange(claimingRegistration(), {
    refresh: [['members', 'own']],
    onSuccess: (_reply, claimed) => {
      if (claimed === null) return onDone();
      closeLogin();
      void navigate({ to: '/account', search: { tab: 'firstSteps' } });
    },
  });
  const shown = pending[at];
  const claim = (claimed: string | null) => {
    if (!claiming.isPending) claiming.mutate(claimed);
  };
  const keep = () => shown && claim(shown._id);
  /** Sent only after the last "no": until then one of the others may be the member's own. */
  const refuse = () => (at + 1 < pending.length ? setAt(at + 1) : claim(null));
  return { shown, at, claiming, keep, refuse };
}
