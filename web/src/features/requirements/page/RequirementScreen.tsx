import { formatDay } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '#api/session.ts';
import { ReportButton } from '#features/reports/ReportButton.tsx';
import { Crumbs } from '#shell/Crumbs.tsx';
import { Head } from '#shell/Head.tsx';
import { useInstallation } from '#shell/installation.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { ShareButton } from '#ui/overlays/ShareButton.tsx';
import { requirementDetail } from '../browsing/browsing.queries.ts';
import { CallBuyer } from '../CallBuyer.tsx';
import { STATUS_TONES } from '../status-tones.ts';
import { demandLd } from './demand.ts';
import { QuotesSection } from './QuotesSection.tsx';
import { StatePanel } from './StatePanel.tsx';
import * as TEXTS from './texts.ts';
import { WhyPanel } from './WhyPanel.tsx';

const route = getRouteApi('/requirement/$id');

export function RequirementScreen() {
  const { id } = route.useParams();
  const { data: requirement } = useSuspenseQuery(requirementDetail(id)).data;
  const { publicUrl } = useInstallation();
  const { user } = useSession();
  const isOwn = user?._id === requirement.userId;
  const { _id, productName, description, quantity, cityName, stateName, status } = requirement;
  const isActive = status === 'Active';
  return (
    <div className="wrap pb-10">
      <Head
        title={TEXTS.productNameQuantityIn(productName, quantity, cityName, stateName)}
        description={TEXTS.aBuyerInIs(cityName, quantity, description).slice(0, 160)}
        {...(isActive && { path: `/requirement/${_id}`, share: `/share/requirement/${_id}.jpg` })}
      />
      {isActive && <JsonLd data={demandLd(publicUrl, requirement)} />}
      <Crumbs
        crumbs={[
          { name: TEXTS.buyerRequirements, path: '/requirements' },
          { name: productName, path: `/requirement/${_id}` },
        ]}
      />
      <div
        className={classes(
          'grid grid-cols-1 items-start gap-6 lg:gap-8',
          (!isOwn || status !== 'Completed') && 'lg:grid-cols-[minmax(0,1fr)_23.5rem]',
        )}
      >
        <Slip requirement={requirement} isOwn={isOwn} />
        {isOwn ? <StatePanel requirement={requirement} /> : <WhyPanel requirement={requirement} isOwn={false} />}
      </div>
      {isOwn && (
        <div className="mt-6">
          <WhyPanel requirement={requirement} isOwn />
        </div>
      )}
      <QuotesSection requirement={requirement} />
    </div>
  );
}

function Slip({ requirement, isOwn }: { requirement: Requirement; isOwn: boolean }) {
  const { _id, productName, description, quantity, value, cityName, stateName, category, status } = requirement;
  const { createdAt, expiresAt, featured } = requirement;
  const { publicUrl } = useInstallation();
  const ends = status === 'Expired' ? 'ended' : 'open until';
  return (
    <Card className="slip">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-3 text-meta">
        <Badge tone={STATUS_TONES[status]}>{status}</Badge>
        {featured && <Badge tone="wait">{TEXTS.featured}</Badge>}
        <p>
          {TEXTS.posted} <time dateTime={createdAt}>{formatDay(new Date(createdAt))}</time>
          {status !== 'Completed' && (
            <>
              , {ends} <time dateTime={expiresAt}>{formatDay(new Date(expiresAt))}</time>
            </>
          )}
        </p>
      </div>
      <h1 className="wrap-break-word mt-3 text-balance text-head">{productName}</h1>
      <p className="wrap-break-word mt-2 max-w-[68ch] whitespace-pre-line text-ink-2">{description}</p>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 border-line-2 border-t border-dashed pt-5 sm:grid-cols-4">
        <Fact label={TEXTS.quantity}>{quantity}</Fact>
        <Fact label={TEXTS.budget}>{formatRupees(value)}</Fact>
        <Fact label={TEXTS.place}>{`${cityName}, ${stateName}`}</Fact>
        <Fact label={TEXTS.category}>{category?.name ?? TEXTS.any}</Fact>
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-3 border-line border-t pt-5 print:hidden">
        {status === 'Active' && <CallBuyer requirement={requirement} shown />}
        {isOwn && status !== 'Completed' && (
          <Link
            to="/account"
            search={{ tab: 'addRequirement', requirementId: _id }}
            className={buttonClass({ variant: 'line' })}
          >
            <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
            {TEXTS.edit}
          </Link>
        )}
        <ShareButton title={productName} path={`/requirement/${_id}`} origin={publicUrl} />
        {!isOwn && <ReportButton kind="requirement" id={_id} what="this requirement" />}
      </div>
    </Card>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-3 text-meta">{label}</dt>
    <dd className="wrap-break-word font-semibold text-ui tabular-nums">{children}</dd>
  </div>
);
