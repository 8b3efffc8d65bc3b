import { changedWords, type OwnMember, type ProfileChange } from '@plyhaat/contract/sellers/profile';
import { Badge } from '#ui/display/Badge.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Details } from './Details.tsx';
import * as TEXTS from './texts.ts';

const placeOf = ({ cityName, stateName, pincode }: ProfileChange) =>
  [cityName, stateName, pincode].filter(Boolean).join(', ');

/** The name and address that a verified seller wants and buyers do not see yet. */
export function UnderReview({ profile: { underReview: change } }: { profile: OwnMember }) {
  if (!change) return null;
  const waits = change.status === 'PENDING';
  return (
    <Panel title={TEXTS.newParts(changedWords(change.changes))}>
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-ui">
        <Badge tone={waits ? 'wait' : 'no'}>{waits ? TEXTS.underReview : TEXTS.notAccepted}</Badge>
        <span className="[overflow-wrap:anywhere]">{waits ? TEXTS.buyersSeeTheVerified : change.reason}</span>
      </p>
      <Details
        details={[
          { label: TEXTS.companyName, value: change.companyName },
          { label: TEXTS.cityStateAndPin, value: placeOf(change) },
          { label: TEXTS.companyAddress, value: change.address, wide: true },
        ]}
      />
    </Panel>
  );
}
