import { Trans, useLingui } from '@lingui/react/macro';
import { telLink, whatsappLink } from '@plyhaat/contract/core/phone';
import type { Lead } from '@plyhaat/contract/leads/inbox';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '#ui/Button.tsx';
import { Phone } from '#ui/display/Phone.tsx';
import { formatMoment } from '#ui/words/dates.ts';
import { describeRequest } from '../price-request.ts';
import { respondedAfter, SOURCES } from '../words.ts';

/** How to reach the buyer, what it wants, and how often it came. */
export function LeadFacts({ lead, onCall }: { lead: Lead; onCall: () => void }) {
  const { t } = useLingui();
  const { phone, email, product, requirementId, message, threadId, source, createdAt, respondedAt, history } = lead;
  const wanted = describeRequest(lead, t);
  return (
    <div className="grid content-start gap-3 text-ui">
      <div className="flex flex-wrap gap-2">
        {phone && (
          <ButtonLink variant="call" href={telLink(phone)} onClick={onCall}>
            <Trans>Call</Trans>
          </ButtonLink>
        )}
        {phone && (
          <ButtonLink
            variant="callLine"
            href={whatsappLink(phone, t`Hello ${{ name: lead.name }}, thank you for your enquiry.`)}
          >
            <Trans>WhatsApp</Trans>
          </ButtonLink>
        )}
        {email && (
          <ButtonLink variant="line" href={`mailto:${email}`}>
            <Trans>E-mail</Trans>
          </ButtonLink>
        )}
      </div>
      {phone && <Phone phone={phone} className="font-semibold" />}
      {wanted && <p className="font-medium wrap-break-word">{wanted}</p>}
      {message && !threadId && <p className="wrap-break-word whitespace-pre-line text-ink-2">“{message}”</p>}
      <p className="text-ink-2">
        {t(SOURCES[source])}
        {product && (
          <>
            {': '}
            <Link to="/product/$idOrSlug" params={{ idOrSlug: product.slug }} className="link">
              {product.name}
            </Link>
          </>
        )}
      </p>
      {requirementId && (
        <Link to="/requirement/$id" params={{ id: requirementId }} hash="quotes" className="link justify-self-start">
          <Trans>Open the requirement and quote</Trans>
        </Link>
      )}
      <p className="text-ink-3 text-meta">
        {respondedAt ? t(respondedAfter(createdAt, respondedAt)) : t`No response yet`}
      </p>
      {history.length > 1 && (
        <ol aria-label={t`History`} className="grid gap-1 text-ink-3 text-meta">
          {history.map(({ createdAt, productName, ...asked }) => (
            <li key={createdAt}>
              {[formatMoment(new Date(createdAt), t), productName, describeRequest(asked, t)]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
