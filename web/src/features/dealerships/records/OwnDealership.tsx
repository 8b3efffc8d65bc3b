import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatPhone } from '@plyhaat/contract/core/phone';
import type { Dealership } from '@plyhaat/contract/dealerships/dealerships';
import { Link } from '@tanstack/react-router';
import { FileText, Pencil, Trash2 } from 'lucide-react';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Card, CardActions, CardBody } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import type { Say } from '#ui/said.ts';
import { businessType } from '#ui/words/partnerships.ts';
import { StatusBadge } from './DealershipState.tsx';

const factsOf = (dealership: Dealership, say: Say): readonly (readonly [MessageDescriptor, string])[] => [
  [msg`Type`, businessType(dealership.businessType, say)],
  [msg`Phone`, formatPhone(dealership.phone)],
  [msg`Email`, dealership.email],
  ...(dealership.gstNumber ? ([[msg`GST`, dealership.gstNumber]] as const) : []),
  ...(dealership.establishedYear
    ? ([[msg({ message: 'Since', context: 'the year a business began' }), String(dealership.establishedYear)]] as const)
    : []),
];

/** One of the member's business records: how far it is, and what can be done with it. */
export function OwnDealership({ dealership, onDelete }: { dealership: Dealership; onDelete: () => void }) {
  const { t } = useLingui();
  const { _id, name, city, state, status, rejectReason, logoPicture } = dealership;
  return (
    <Card className="h-full">
      <CardBody>
        <div className="flex items-start gap-3">
          <Picture
            picture={logoPicture}
            alt=""
            ratio="1/1"
            sizes="56px"
            className="w-14 flex-none rounded border border-line"
            imageClassName=""
          />
          <div className="min-w-0">
            <h2 className="line-clamp-2 font-semibold text-body leading-5.5 wrap-break-word">{name}</h2>
            <p className="text-ink-2 text-ui">{`${city}, ${state}`}</p>
          </div>
        </div>
        <p className="mt-3">
          <StatusBadge status={status} />
        </p>
        {rejectReason && <p className="mt-1.5 font-medium text-brick text-meta wrap-anywhere">{rejectReason}</p>}
        <dl className="mt-3 mb-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-meta">
          {factsOf(dealership, t).map(([label, value]) => (
            <div key={t(label)} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-3">{t(label)}</dt>
              <dd className="text-right text-ink-2 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <Documents dealership={dealership} />
        <CardActions>
          <Link
            to="/account"
            search={{ tab: 'addDealership', id: _id }}
            aria-label={t`Edit ${name}`}
            className={buttonClass({ variant: 'line', tight: true, block: true })}
          >
            <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Edit</Trans>
          </Link>
          <Button variant="quiet" size="round" aria-label={t`Delete ${name}`} onClick={onDelete}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </CardActions>
      </CardBody>
    </Card>
  );
}

function Documents({ dealership: { documents } }: { dealership: Dealership }) {
  const { t } = useLingui();
  if (documents.length === 0) return null;
  return (
    <ul aria-label={t`Documents`} className="mt-1 grid">
      {documents.map(({ path, name, address }) => (
        <li key={path} className="min-w-0">
          <a
            href={address}
            download={name}
            className="link inline-flex min-h-11 max-w-full items-center gap-1.5 text-ui"
          >
            <FileText size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
            <span className="truncate">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
