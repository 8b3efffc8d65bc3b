import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OwnApplication } from '@plyhaat/contract/dealerships/applications';
import { Link } from '@tanstack/react-router';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { inOneLine } from '#ui/in-one-line.ts';
import { formatDay } from '#ui/words/dates.ts';
import { opportunityType } from '#ui/words/partnerships.ts';
import { questionText } from '../questions.ts';
import { titleOf } from '../territory.ts';
import { Steps } from './Steps.tsx';
import { STATES } from './words.ts';

const WITHDRAWABLE: readonly string[] = ['new', 'shortlisted', 'accepted'];

type Props = { application: OwnApplication; onWithdraw: () => void };

export function OwnApplicationCard({ application, onWithdraw }: Props) {
  const { t } = useLingui();
  const { opportunity, status, createdAt } = application;
  const { label, tone } = STATES[status];
  const title = titleOf(opportunity);
  return (
    <Card className="p-4 sm:p-5">
      <div className="flex items-start gap-4">
        <Picture
          picture={opportunity.picture}
          alt=""
          ratio="1/1"
          sizes="96px"
          widths={[160, 320]}
          className="w-16 flex-none rounded sm:w-24"
          imageClassName=""
        />
        <div className="grid min-w-0 flex-1 gap-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h2 className="wrap-break-word font-semibold text-body">
              {opportunity.isOpen ? (
                <Link to="/apply-dealership/$id" params={{ id: opportunity._id }} className="hover:underline">
                  {title}
                </Link>
              ) : (
                title
              )}
            </h2>
            <Badge tone={tone}>{t(label)}</Badge>
          </div>
          <p className="text-ink-2 text-ui">
            {opportunity.Organisation_name} · {opportunityType(opportunity.Type, t)} · {opportunity.stateName}
          </p>
          <p className="text-ink-3 text-meta">{t`Applied on ${{ day: formatDay(new Date(createdAt), t) }}`}</p>
        </div>
      </div>
      <div className="mt-4 grid gap-3">
        <Outcome application={application} />
        <Steps status={status} />
        <Sent application={application} />
      </div>
      {WITHDRAWABLE.includes(status) && (
        <div className="mt-3 flex border-line border-t pt-3">
          <Button variant="danger" aria-label={t`Withdraw the application for ${title}`} onClick={onWithdraw}>
            <Trans>Withdraw</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}

function declined(organisation: string, day: string | null, reason: string | null | undefined): MessageDescriptor {
  if (reason)
    return day ? msg`${organisation} declined on ${day}: “${reason}”` : msg`${organisation} declined: “${reason}”`;
  return day ? msg`${organisation} declined on ${day}.` : msg`${organisation} declined.`;
}

function Outcome({
  application: { status, reason, grantedCities, decidedAt, opportunity },
}: Pick<Props, 'application'>) {
  const { t } = useLingui();
  const { Organisation_name: organisation } = opportunity;
  const cities = inOneLine(
    grantedCities.map(({ name }) => name),
    t,
  );
  const day = decidedAt ? formatDay(new Date(decidedAt), t) : null;
  if (status === 'accepted')
    return (
      <p className="rounded bg-leaf-soft px-4 py-3 text-leaf text-ui">
        {day ? t`${organisation} accepted you on ${day}.` : t`${organisation} accepted you.`}{' '}
        <Plural value={grantedCities.length} one={`Your city: ${cities}.`} other={`Your cities: ${cities}.`} />
      </p>
    );
  if (status === 'rejected')
    return (
      <p className="wrap-break-word rounded bg-brick-soft px-4 py-3 text-brick text-ui">
        {t(declined(organisation, day, reason))}
      </p>
    );
  return null;
}

/** What was sent, to be looked up. */
const Sent = ({
  application: { Organisation_name, email, questionArr, dealershipName },
}: Pick<Props, 'application'>) => {
  const { t } = useLingui();
  return (
    <details className="text-ui">
      <summary className="link min-h-11 w-fit cursor-pointer content-center md:min-h-9">
        <Trans>What you sent</Trans>
      </summary>
      <dl className="grid gap-3 py-2 sm:grid-cols-2">
        {[
          { question: t`Organization name`, answer: Organisation_name },
          { question: t`Email`, answer: email },
          ...questionArr.map(({ question, answer }) => ({ question: questionText(question, t), answer })),
          ...(dealershipName ? [{ question: t`Dealership record`, answer: dealershipName }] : []),
        ].map(({ question, answer }) => (
          <div key={question} className="min-w-0">
            <dt className="text-ink-3 text-meta">{question}</dt>
            <dd className="wrap-break-word whitespace-pre-line">{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
