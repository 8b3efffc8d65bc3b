import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ownId } from '#api/own-id.ts';
import { ownProfile } from '#features/identity/member.queries.ts';
import { useHasTab } from '#shell/open-tabs.ts';

export type Allowance = 'sale' | 'advertisement' | 'banner';

/** How many more the plan and top-ups let the member publish, and for how many days each. */
export function useAllowanceLeft(
  kind: Allowance | undefined,
): { readonly left: number; readonly days: number } | undefined {
  const { data } = useQuery(ownProfile(ownId()));
  if (!data || !kind) return undefined;
  return {
    sale: { left: data.numberOfSales, days: data.saleDays },
    advertisement: { left: data.numberOfAdvertisement, days: data.advertisementDays },
    banner: { left: data.numberOfBannerImages, days: data.bannerimagesDays },
  }[kind];
}

export function AllowanceLeft({ kind }: { kind: Allowance }) {
  const allowance = useAllowanceLeft(kind);
  if (!allowance) return null;
  const { left, days } = allowance;
  if (left > 0)
    return (
      <p className="text-ink-3 text-ui">
        <Plural
          value={days}
          one={`${left} left in your plan, up to # day each`}
          other={`${left} left in your plan, up to # days each`}
        />
      </p>
    );
  return (
    <p className="text-ink-2 text-ui">
      <Trans>You have none left in your plan.</Trans> <BuyLink />
    </p>
  );
}

/** To what can be bought, wherever that is. */
export function BuyLink() {
  const { t } = useLingui();
  const tab = useHasTab('buyTopup') ? 'buyTopup' : 'buySubscription';
  return (
    <Link to="/account" search={{ tab }} className="link">
      {tab === 'buyTopup' ? t`Buy a topup` : t`Choose a Plan`}
    </Link>
  );
}
