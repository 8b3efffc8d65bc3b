import { Trans, useLingui } from '@lingui/react/macro';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useInstallation } from '#shell/installation.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { StickyBar } from '#ui/navigation/StickyBar.tsx';
import { ShareButton } from '#ui/overlays/ShareButton.tsx';
import { opportunityType } from '#ui/words/partnerships.ts';
import { EligibilityNotice } from '../applying/EligibilityNotice.tsx';
import { useEligibility } from '../applying/eligibility.ts';
import { openCities, territoryOf, titleOf } from '../territory.ts';

const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name).join(', ');

/** The offer in short, and the way to apply. */
export function ApplyPanel({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useLingui();
  const { _id, Type, Brand, product, categories, stateName, isVerified, isPremium } = opportunity;
  const eligibility = useEligibility(opportunity);
  const { publicUrl } = useInstallation();
  return (
    <section aria-label={t`Apply`} className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6">
      {(isVerified || isPremium) && (
        <div className="flex flex-wrap gap-2">
          {isVerified && (
            <Badge tone="ok">
              <Trans>Verified</Trans>
            </Badge>
          )}
          {isPremium && (
            <Badge tone="wait">
              <Trans>Premium</Trans>
            </Badge>
          )}
        </div>
      )}
      <dl className="grid gap-3 text-ui">
        <Fact label={t`Franchise type`}>{opportunityType(Type, t)}</Fact>
        <Fact label={t`Brand`}>{Brand}</Fact>
        <Fact label={t`Product`}>{product}</Fact>
        <Fact label={t`Categories`}>{namesOf(categories)}</Fact>
        <Fact label={t`State`}>{stateName}</Fact>
        <Fact label={t`Open cities`}>{namesOf(territoryOf(opportunity).open) || t`None`}</Fact>
      </dl>
      {eligibility.kind === 'open' ? (
        <div className="grid gap-3 print:hidden">
          <ApplyLink id={_id} large />
          <p className="text-ink-3 text-meta">
            <Trans>Five short questions, about three minutes. You can apply once.</Trans>
          </p>
        </div>
      ) : (
        <EligibilityNotice opportunity={opportunity} eligibility={eligibility} />
      )}
      <div className="grid border-line border-t pt-5 print:hidden">
        <ShareButton title={titleOf(opportunity)} path={`/apply-dealership/${_id}`} origin={publicUrl} />
      </div>
    </section>
  );
}

/** On small screens Apply Now stays in reach of the thumb. */
export function ApplyBar({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useLingui();
  const eligibility = useEligibility(opportunity);
  if (eligibility.kind !== 'open') return null;
  return (
    <StickyBar label={t`Apply for this opportunity`}>
      <div className="min-w-0 self-center">
        <p className="truncate font-semibold text-ui">{titleOf(opportunity)}</p>
        <p className="text-ink-3 text-meta tabular-nums">{t(openCities(opportunity))}</p>
      </div>
      <ApplyLink id={opportunity._id} />
    </StickyBar>
  );
}

const ApplyLink = ({ id, large = false }: { id: string; large?: boolean }) => (
  <Link
    to="/apply-dealership/$id"
    params={{ id }}
    search={{ apply: '1' }}
    resetScroll={false}
    preload={false}
    className={buttonClass({ size: large ? 'lg' : 'md', block: true })}
  >
    <Trans>Apply Now</Trans>
  </Link>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
    <dt className="text-ink-3">{label}</dt>
    <dd className="wrap-break-word font-semibold first-letter:uppercase">{children}</dd>
  </div>
);
