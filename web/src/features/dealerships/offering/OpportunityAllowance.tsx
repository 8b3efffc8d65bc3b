import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ownId } from '#api/own-id.ts';
import { BuyLink } from '#features/promotions/AllowanceLeft.tsx';
import { ownOpportunities } from './offering.queries.ts';

/** What was used and what is left of plan and top-ups. */
export function OpportunityAllowance() {
  const { data } = useQuery(ownOpportunities(ownId()));
  if (!data) return null;
  const { used, left, days } = data.allowance;
  if (left > 0)
    return (
      <p className="text-ink-3 text-ui">
        <Plural
          value={days}
          one={`${used} used, ${left} left in your plan, up to # day each`}
          other={`${used} used, ${left} left in your plan, up to # days each`}
        />
      </p>
    );
  return (
    <p className="text-ink-2 text-ui">
      <Trans>You have none left in your plan.</Trans> <BuyLink />
    </p>
  );
}
