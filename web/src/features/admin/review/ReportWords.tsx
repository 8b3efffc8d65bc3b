import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, select } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OtherReport, ReportFacts } from '@plyhaat/contract/admin/review-facts';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { reportStatuses } from '#console/states.words.ts';
import { InWords } from '#console/table/cells.tsx';

/** How often it was reported, and how often rightly. */
function countText({ kind, ofSubject, upheld }: ReportFacts): MessageDescriptor {
  const shown = ofSubject.toLocaleString('en-IN');
  return msg`${plural(ofSubject, { one: '1 report', other: `${shown} reports` })} of this ${select(kind, {
    product: 'product',
    review: 'review',
    reply: 'reply',
    seller: 'seller',
    reel: 'reel',
    comment: 'comment',
    requirement: 'requirement',
    opportunity: 'opportunity',
    other: 'brand',
  })}, ${plural(upheld, { 0: 'none upheld', other: `${upheld} upheld` })}`;
}

/** Why it was reported, in whose words, and what others said of the same thing. */
export function ReportWords({ report, isAutomatic }: { report: ReportFacts; isAutomatic: boolean }) {
  const { t } = useLingui();
  const { reason, message, others } = report;
  return (
    <section aria-label={t`The report`} className="grid gap-2 text-ui">
      <h3 className="sr-only">
        <Trans>The report</Trans>
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold wrap-anywhere">{reason}</b>
        <span className="text-ink-2">{t(countText(report))}</span>
      </p>
      {!isAutomatic && (
        <blockquote className="border-line border-l-4 pl-3 whitespace-pre-line wrap-anywhere">
          {message ?? (
            <span className="text-ink-3">
              <Trans>The reporter added no words.</Trans>
            </span>
          )}
        </blockquote>
      )}
      {others.length > 0 && (
        <>
          <h4 className="font-semibold text-meta">
            <Trans>Others said of it</Trans>
          </h4>
          <ul className="grid gap-1.5">
            {others.map((other) => (
              <Other key={other._id} report={other} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Other({ report: { reason, message, reporter, status, createdAt } }: { report: OtherReport }) {
  return (
    <li className="wrap-anywhere">
      <span className="text-ink-3 text-meta">
        {reporter ?? <Trans>a former member</Trans>} ·{' '}
        <time dateTime={createdAt}>{formatMoment(new Date(createdAt))}</time> ·{' '}
        <InWords said={reportStatuses[status]} />
      </span>
      <span className="block">
        {message ? (
          <Trans>
            {reason}: “{message}”
          </Trans>
        ) : (
          reason
        )}
      </span>
    </li>
  );
}
