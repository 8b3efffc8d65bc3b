import { formatMoment } from '@plyhaat/contract/core/dates';
import { telLink, whatsappLink } from '@plyhaat/contract/core/phone';
import type { Lead } from '@plyhaat/contract/leads/inbox';
import { describeRequest } from '@plyhaat/contract/leads/price-request';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '#ui/Button.tsx';
import { Phone } from '#ui/display/Phone.tsx';
import { SOURCES, waited } from '../words.ts';
import * as TEXTS from './texts.ts';

/** How to reach the buyer, what it wants, and how often it came. */
export function LeadFacts({ lead, onCall }: { lead: Lead; onCall: () => void }) {
  const { phone, email, product, requirementId, message, threadId, source, createdAt, respondedAt, history } = lead;
  const wanted = describeRequest(lead);
  return (
    <div className="grid content-start gap-3 text-ui">
      <div className="flex flex-wrap gap-2">
        {phone && (
          <ButtonLink variant="call" href={telLink(phone)} onClick={onCall}>
            {TEXTS.call}
          </ButtonLink>
        )}
        {phone && (
          <ButtonLink variant="callLine" href={whatsappLink(phone, TEXTS.helloThankYouFor(lead.name))}>
            {TEXTS.whatsapp}
          </ButtonLink>
        )}
        {email && (
          <ButtonLink variant="line" href={`mailto:${email}`}>
            {TEXTS.eMail}
          </ButtonLink>
        )}
      </div>
      {phone && <Phone phone={phone} className="font-semibold" />}
      {wanted && <p className="font-medium wrap-break-word">{wanted}</p>}
      {message && !threadId && <p className="wrap-break-word whitespace-pre-line text-ink-2">“{message}”</p>}
      <p className="text-ink-2">
        {SOURCES[source]}
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
          {TEXTS.quoteForIt}
        </Link>
      )}
      <p className="text-ink-3 text-meta">
        {respondedAt ? TEXTS.firstResponseAfterCreated(waited(createdAt, respondedAt)) : TEXTS.noResponseYet}
      </p>
      {history.length > 1 && (
        <ol aria-label={TEXTS.history} className="grid gap-1 text-ink-3 text-meta">
          {history.map(({ createdAt, productName, ...asked }) => (
            <li key={createdAt}>
              {[formatMoment(new Date(createdAt)), productName, describeRequest(asked)].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
