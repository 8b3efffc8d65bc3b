import type { OtherReport, ReportFacts } from '@plyhaat/contract/admin/review-facts';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { reportKinds, reportStatuses } from '#console/states.words.ts';
import * as TEXTS from './texts.ts';

/** Why it was reported, in whose words, and what others said of the same thing. */
export function ReportWords({ report, isAutomatic }: { report: ReportFacts; isAutomatic: boolean }) {
  const { kind, reason, message, ofSubject, upheld, others } = report;
  return (
    <section aria-label={TEXTS.theReport} className="grid gap-2 text-ui">
      <h3 className="sr-only">{TEXTS.theReport}</h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold wrap-anywhere">{reason}</b>
        <span className="text-ink-2">{TEXTS.reportsOfThis(ofSubject, reportKinds[kind].toLowerCase(), upheld)}</span>
      </p>
      {!isAutomatic && (
        <blockquote className="border-line border-l-4 pl-3 whitespace-pre-line wrap-anywhere">
          {message ?? <span className="text-ink-3">{TEXTS.noWords}</span>}
        </blockquote>
      )}
      {others.length > 0 && (
        <>
          <h4 className="font-semibold text-meta">{TEXTS.othersSay}</h4>
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
        {reporter ?? TEXTS.aFormerMember} · <time dateTime={createdAt}>{formatMoment(new Date(createdAt))}</time> ·{' '}
        {reportStatuses[status]}
      </span>
      <span className="block">{message ? TEXTS.reasonAndWords(reason, message) : reason}</span>
    </li>
  );
}
