import { Trans, useLingui } from '@lingui/react/macro';
import { telLink, whatsappLink } from '@plyhaat/contract/core/phone';
import type { Lead } from '@plyhaat/contract/leads/inbox';
import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { AfterCall } from '../inbox/AfterCall.tsx';
import { followingUp } from '../leads.queries.ts';

/** The ways to a buyer whose number the seller holds; after a call it is asked how it went. */
export function CallActions({ lead }: { lead: Lead }) {
  const { t } = useLingui();
  const [called, setCalled] = useState(false);
  const saving = useChange(followingUp(lead._id), {
    refresh: [['leads', 'own']],
    onSuccess: () => setCalled(false),
  });
  const { phone, name } = lead;
  if (!phone) return null;
  return (
    <>
      <ButtonLink
        variant="quiet"
        size="round"
        href={whatsappLink(phone, t`Hello ${name}, thank you for your enquiry.`)}
        aria-label={t`WhatsApp ${name}`}
      >
        <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
      </ButtonLink>
      <ButtonLink
        variant="call"
        href={telLink(phone)}
        aria-label={t`Call ${name}`}
        onClick={() => setCalled(true)}
        className="flex-none max-xs:w-11 max-xs:px-0"
      >
        <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="max-xs:sr-only">
          <Trans>Call</Trans>
        </span>
      </ButtonLink>
      <AfterCall
        lead={lead}
        open={called}
        busy={saving.isPending}
        onClose={() => setCalled(false)}
        onSave={saving.mutate}
      />
    </>
  );
}
