import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { BuyTopups } from './BuyTopups.tsx';

const account = getRouteApi('/account');

/** Tab buyTopup, 'Topup Plans' (BILL-18). */
export function TopupsScreen() {
  const { user } = useSession();
  const { buy } = account.useSearch();
  if (!user) return null;
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-head">
          <Trans>Topup Plans</Trans>
        </h1>
        <p className="mt-1 text-ink-2 text-ui md:text-body">
          <Trans>Add extra banners, arrivals, sales or opportunities to your plan.</Trans>
        </p>
      </div>
      <BuyTopups user={user} preselected={buy} />
    </div>
  );
}
