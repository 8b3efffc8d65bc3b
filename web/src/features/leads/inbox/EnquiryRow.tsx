import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AskedOfSeller, AskedSeller } from '@plyhaat/contract/leads/own-enquiries';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { formatMoment } from '#ui/words/dates.ts';
import { describeRequest } from '../price-request.ts';
import { ThreadPanel } from '../threads/ThreadPanel.tsx';
import { kindOf, stateOf } from '../words.ts';

type Props = {
  enquiry: AskedOfSeller;
  seller: AskedSeller['seller'];
  /** The last active one leads to its thread in any case, the others where there are answers in it. */
  isFirst: boolean;
};

/** What the member asked, how far it has come, and the answers on request. Opening them marks them as read. */
export function EnquiryRow({ enquiry, seller, isFirst }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { answers } = enquiry;
  const threadId = isFirst || answers > 0 ? enquiry.threadId : null;
  const label = t`${plural(answers, { 0: 'Write a message', one: '1 answer', other: `${answers} answers` })}`;
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 text-ui sm:grid-cols-[minmax(0,1fr)_auto]">
      <Asked enquiry={enquiry} />
      {threadId && (
        <Button
          variant="line"
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${label}: ${[seller.companyName, enquiry.product?.name].filter(Boolean).join(', ')}`}
          onClick={() => setOpen(!open)}
          className="self-center max-sm:justify-self-start"
        >
          <MessagesSquare size={18} strokeWidth={1.75} aria-hidden="true" />
          {label}
        </Button>
      )}
      {threadId && (
        <div id={id} hidden={!open} className="pt-1 pb-2 sm:col-span-2">
          {open && <Answers threadId={threadId} companyName={seller.companyName} />}
        </div>
      )}
    </li>
  );
}

function Asked({ enquiry }: Pick<Props, 'enquiry'>) {
  const { t } = useLingui();
  const { product, message, lastContactAt, contacts } = enquiry;
  const wanted = describeRequest(enquiry, t);
  const kind = t(kindOf(enquiry));
  const { label, tone } = stateOf(enquiry);
  const times = contacts > 1 && t`${contacts} times`;
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      {product ? (
        <Link
          to="/product/$idOrSlug"
          params={{ idOrSlug: product.slug }}
          className="link justify-self-start wrap-break-word"
        >
          {product.name}
        </Link>
      ) : (
        <p className="font-medium">{kind}</p>
      )}
      {wanted && <p className="font-medium wrap-break-word">{wanted}</p>}
      {message && <p className="line-clamp-3 text-ink-2 wrap-break-word">“{message}”</p>}
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-3 text-meta">
        <Badge tone={tone}>{t(label)}</Badge>
        {[product && kind, formatMoment(new Date(lastContactAt), t), times].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}

function Answers({ threadId, companyName }: { threadId: string; companyName: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return (
    <ThreadPanel
      threadId={threadId}
      title={t`Messages with ${companyName}`}
      onChange={() => void queries.invalidateQueries({ queryKey: ['leads', 'own'] })}
    />
  );
}
