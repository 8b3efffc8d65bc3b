import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OwnMember, ProfileChange } from '@plyhaat/contract/sellers/profile';
import { Badge } from '#ui/display/Badge.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Details } from './Details.tsx';

const TITLES = { name: msg`New name`, address: msg`New address`, both: msg`New name and address` } as const;

const placeOf = ({ cityName, stateName, pincode }: ProfileChange) =>
  [cityName, stateName, pincode].filter(Boolean).join(', ');

/** The name and address that a verified seller wants and buyers do not see yet. */
export function UnderReview({ profile: { underReview: change } }: { profile: OwnMember }) {
  const { t } = useLingui();
  if (!change) return null;
  const waits = change.status === 'PENDING';
  return (
    <Panel title={t(TITLES[change.changes.length === 1 ? (change.changes[0] ?? 'both') : 'both'])}>
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-ui">
        <Badge tone={waits ? 'wait' : 'no'}>{waits ? t`Under review` : t`Not accepted`}</Badge>
        <span className="[overflow-wrap:anywhere]">
          {waits ? t`Buyers see the verified details until our team has decided.` : change.reason}
        </span>
      </p>
      <Details
        details={[
          { label: t`Company name`, value: change.companyName },
          { label: t`City, state and PIN code`, value: placeOf(change) },
          { label: t`Company address`, value: change.address, wide: true },
        ]}
      />
    </Panel>
  );
}
