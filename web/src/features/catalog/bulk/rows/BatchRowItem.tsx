import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BatchRow } from '@plyhaat/contract/catalog/batches';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { perOne, priceEach } from '#ui/words/prices.ts';

const TONES: Readonly<Record<BatchRow['outcome'], BadgeTone>> = {
  unread: 'plain',
  faulty: 'no',
  draft: 'wait',
  leftOut: 'plain',
  fresh: 'ok',
  changed: 'wait',
  same: 'plain',
};
const RESULT_TONES = { approved: 'ok', rejected: 'no', unchanged: 'plain' } as const;

const OUTCOMES: Readonly<Record<BatchRow['outcome'], MessageDescriptor>> = {
  unread: msg`Not checked yet`,
  faulty: msg`Faulty`,
  draft: msg`Waits for a picture`,
  leftOut: msg`Left out`,
  fresh: msg`New`,
  changed: msg`Changed`,
  same: msg`Unchanged`,
};
const RESULTS: Readonly<Record<keyof typeof RESULT_TONES, MessageDescriptor>> = {
  approved: msg`Approved`,
  rejected: msg`Rejected`,
  unchanged: msg`Unchanged`,
};

/** One row of an uploaded file: what it would be, what is wrong with it, what became of it. */
export function BatchRowItem({ row, children }: { row: BatchRow; children?: ReactNode }) {
  const { t } = useLingui();
  const { line, code, name, picture, outcome, result, slug, brand, thickness } = row;
  return (
    <li className="flex items-start gap-3 border-line border-b py-4 first:pt-0 last:border-b-0 last:pb-0 sm:gap-4">
      <Picture picture={picture} alt="" sizes="84px" className="w-18 flex-none rounded sm:w-21" imageClassName="" />
      <div className="grid min-w-0 flex-1 gap-1 text-ui">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {slug === null ? (
            <span className="font-semibold wrap-anywhere">{name ?? t`No name`}</span>
          ) : (
            <Link to="/product/$idOrSlug" params={{ idOrSlug: slug }} className="link font-semibold wrap-anywhere">
              {name}
            </Link>
          )}
          {result ? (
            <Badge tone={RESULT_TONES[result]}>{t(RESULTS[result])}</Badge>
          ) : (
            <Badge tone={TONES[outcome]}>{t(OUTCOMES[outcome])}</Badge>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-3 text-meta tabular-nums">
          <span>
            <Trans>Row {line}</Trans>
          </span>
          {[code, brand, thickness].filter(Boolean).map((fact) => (
            <span key={fact} className="wrap-anywhere">
              {fact}
            </span>
          ))}
          <Prices row={row} />
        </p>
        <Lines row={row} />
        {children}
      </div>
    </li>
  );
}

function Prices({ row: { price, sellingPrice, pricetype, unitName } }: { row: BatchRow }) {
  const { t } = useLingui();
  if (price === null) return null;
  const shown = formatRupees(sellingPrice ?? price);
  if (!pricetype || !unitName) return <span>{shown}</span>;
  const one = { pricetype, unitName };
  return <span>{priceEach(shown, perOne(one, t), t)}</span>;
}

function Lines({ row: { errors, differences, warnings, takenOut, reason } }: { row: BatchRow }) {
  const { t } = useLingui();
  const refused = reason ?? (takenOut === null ? null : t`Taken out: ${takenOut}`);
  return (
    <>
      {errors.length > 0 && (
        <ul className="grid gap-0.5 font-medium text-brick text-meta wrap-anywhere">
          {errors.map(({ column, message }) => (
            <li key={column}>{`${column}: ${message}`}</li>
          ))}
        </ul>
      )}
      {refused && <p className="font-medium text-brick text-meta wrap-anywhere">{refused}</p>}
      {differences.length > 0 && (
        <ul className="grid gap-0.5 text-ink-2 text-meta wrap-anywhere">
          {differences.map(({ label, before, after }) => (
            <li key={label}>{`${label}: ${before ?? t`empty`} → ${after ?? t`empty`}`}</li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <ul className="grid gap-0.5 text-amber-ink text-meta wrap-anywhere">
          {warnings.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
