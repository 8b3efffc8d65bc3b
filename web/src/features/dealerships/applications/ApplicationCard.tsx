import { Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '@plyhaat/contract/dealerships/applications';
import type { OfferedCity } from '@plyhaat/contract/dealerships/opportunities';
import { Link } from '@tanstack/react-router';
import { Badge } from '#ui/display/Badge.tsx';
import { Place } from '#ui/display/Place.tsx';
import { Verified } from '#ui/display/Verified.tsx';
import { inOneLine } from '#ui/in-one-line.ts';
import { formatDay } from '#ui/words/dates.ts';
import { questionText } from '../questions.ts';
import { ApplicantContact } from './ApplicantContact.tsx';
import { AttachedRecord } from './AttachedRecord.tsx';
import { Decision } from './Decision.tsx';
import { NoteForm } from './NoteForm.tsx';
import { STATES } from './words.ts';

type Props = { application: Application; cities: readonly OfferedCity[] };

/** One column of the comparison; its rows are those of the grid around it. */
export function ApplicationCard({ application, cities }: Props) {
  const { t } = useLingui();
  const { status } = application;
  return (
    <li className="grid min-w-0 gap-y-3 rounded-card border border-line bg-surface p-4 max-md:grid-cols-1 md:row-span-10 md:grid-rows-subgrid">
      <Who application={application} />
      {status === 'withdrawn' ? (
        <p className="text-ink-2 text-ui">
          <Trans>The applicant has withdrawn.</Trans>
        </p>
      ) : (
        <>
          <ApplicantContact application={application} />
          <dl className="grid gap-y-3 md:row-span-5 md:grid-rows-subgrid">
            {application.questionArr.map(({ question, answer }) => (
              <div key={question} className="border-line border-t pt-2">
                <dt className="text-ink-3 text-meta">{questionText(question, t)}</dt>
                <dd className="wrap-break-word whitespace-pre-line font-medium text-ui">{answer}</dd>
              </div>
            ))}
          </dl>
          <div className="border-line border-t pt-2">
            <AttachedRecord record={application.dealership} />
          </div>
          <NoteForm application={application} />
          <Decision application={application} cities={cities} />
        </>
      )}
    </li>
  );
}

function Who({ application }: { application: Application }) {
  const { t } = useLingui();
  const { applicant, Organisation_name, status, createdAt, reason, grantedCities } = application;
  const { label, tone } = STATES[status];
  const given = inOneLine(
    grantedCities.map(({ name }) => name),
    t,
  );
  return (
    <div className="grid content-start gap-1">
      <div className="flex items-start justify-between gap-3">
        <h2 className="wrap-break-word min-w-0 font-semibold text-body">
          {applicant.slug ? (
            <Link to="/seller/$id" params={{ id: applicant.slug }} className="link">
              {Organisation_name}
            </Link>
          ) : (
            Organisation_name
          )}
          {applicant.isVerified && <Verified className="ml-1" />}
        </h2>
        <Badge tone={tone}>{t(label)}</Badge>
      </div>
      <p className="text-ink-2 text-ui">
        {applicant.name} · {formatDay(new Date(createdAt), t)}
      </p>
      <Place city={applicant.cityName} state={applicant.stateName} />
      {grantedCities.length > 0 && <p className="text-leaf text-ui">{t`Given: ${given}`}</p>}
      {reason && (
        <p className="wrap-break-word text-ink-2 text-ui">
          <Trans>Reason: “{reason}”</Trans>
        </p>
      )}
    </div>
  );
}
