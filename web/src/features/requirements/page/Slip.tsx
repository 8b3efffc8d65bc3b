import { Trans, useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReportButton } from '#features/reports/ReportButton.tsx';
import { useInstallation } from '#shell/installation.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { ShareButton } from '#ui/overlays/ShareButton.tsx';
import { formatDay } from '#ui/words/dates.ts';
import { CallBuyer } from '../CallBuyer.tsx';
import { STATUSES } from '../statuses.ts';

type Props = { requirement: Requirement };

/** How far it is, and what it is called. */
function Title({ requirement: { productName, status, featured, createdAt, expiresAt } }: Props) {
  const { t } = useLingui();
  const posted = <time dateTime={createdAt}>{formatDay(new Date(createdAt), t)}</time>;
  const end = <time dateTime={expiresAt}>{formatDay(new Date(expiresAt), t)}</time>;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-3 text-meta">
        <Badge tone={STATUSES[status].tone}>{t(STATUSES[status].label)}</Badge>
        {featured && (
          <Badge tone="wait">
            <Trans>Featured</Trans>
          </Badge>
        )}
        <p>
          {status === 'Completed' ? (
            <Trans>Posted {posted}</Trans>
          ) : status === 'Expired' ? (
            <Trans>
              Posted {posted}, ended {end}
            </Trans>
          ) : (
            <Trans>
              Posted {posted}, open until {end}
            </Trans>
          )}
        </p>
      </div>
      <h1 className="wrap-break-word mt-3 text-balance text-head">{productName}</h1>
    </>
  );
}

/** Above the buyer's quotes: what they are for, in two lines. */
export function OwnHead({ requirement }: Props) {
  const { quantity, value, cityName, stateName } = requirement;
  return (
    <header>
      <Title requirement={requirement} />
      <p className="wrap-break-word mt-1 text-ink-2 text-ui tabular-nums">
        {[quantity, formatRupees(value), `${cityName}, ${stateName}`].join(' · ')}
      </p>
    </header>
  );
}

/** The buyer's own words, to be read again or changed. */
export function OwnSlip({ requirement }: Props) {
  const { _id, status } = requirement;
  return (
    <Card className="slip">
      <h2 className="text-title">
        <Trans>What you asked for</Trans>
      </h2>
      <Asked requirement={requirement} />
      <Actions requirement={requirement}>
        {status !== 'Completed' && (
          <Link
            to="/account"
            search={{ tab: 'addRequirement', requirementId: _id }}
            className={buttonClass({ variant: 'line' })}
          >
            <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Edit</Trans>
          </Link>
        )}
      </Actions>
    </Card>
  );
}

export function PublicSlip({ requirement }: Props) {
  return (
    <Card className="slip">
      <Title requirement={requirement} />
      <Asked requirement={requirement} />
      <Actions requirement={requirement} after={<ReportButton kind="requirement" id={requirement._id} />}>
        {requirement.status === 'Active' && <CallBuyer requirement={requirement} shown />}
      </Actions>
    </Card>
  );
}

function Asked({ requirement: { description, quantity, value, cityName, stateName, category } }: Props) {
  const { t } = useLingui();
  return (
    <>
      <p className="wrap-break-word mt-2 max-w-[68ch] whitespace-pre-line text-ink-2">{description}</p>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 border-line-2 border-t border-dashed pt-5 sm:grid-cols-4">
        <Fact label={t`Quantity`}>{quantity}</Fact>
        <Fact label={t`Budget`}>{formatRupees(value)}</Fact>
        <Fact label={t`Place`}>{`${cityName}, ${stateName}`}</Fact>
        <Fact label={t`Category`}>{category?.name ?? t`Any`}</Fact>
      </dl>
    </>
  );
}

type ActionsProps = Props & { children: ReactNode; after?: ReactNode };

function Actions({ requirement: { _id, productName }, children, after }: ActionsProps) {
  const { publicUrl } = useInstallation();
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3 border-line border-t pt-5 print:hidden">
      {children}
      <ShareButton title={productName} path={`/requirement/${_id}`} origin={publicUrl} />
      {after}
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-3 text-meta">{label}</dt>
    <dd className="wrap-break-word font-semibold text-ui tabular-nums">{children}</dd>
  </div>
);
