import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnSubscription } from '@plyhaat/contract/billing/owned';
import { Progress } from '#ui/display/Progress.tsx';

const UNLIMITED = -1;

/** What was used of each limit; -1 is 'Unlimited', and what the plan never had is left out. */
export function UsageBars({ subscription }: { subscription: OwnSubscription }) {
  const { t } = useLingui();
  const { usage, limits } = subscription;
  const rows = [
    { name: t`Flash sales`, used: usage.flashSales, limit: limits.maxFlashSales },
    { name: t`New arrivals`, used: usage.advertisements, limit: limits.maxAdvertisements },
    { name: t`Banners`, used: usage.banners, limit: limits.maxBanners },
    { name: t`Opportunities`, used: usage.opportunities, limit: limits.maxOpportunities },
    { name: t`Products`, used: usage.products, limit: limits.maxProducts },
    { name: t`Leads`, used: usage.leads, limit: limits.maxLeads },
  ].filter(({ limit }) => limit !== 0);
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {rows.map((row) => (
          <Usage key={row.name} {...row} />
        ))}
      </ul>
      {allowsMore(subscription) && (
        <p className="text-ink-3 text-meta">
          <Trans>With your topups, and what your last plan still allows.</Trans>
        </p>
      )}
    </div>
  );
}

/** Whether something beside the plan itself counts in its bars. */
const allowsMore = ({ limits, ...plan }: OwnSubscription): boolean =>
  limits.maxFlashSales > plan.numberOfSales ||
  limits.maxAdvertisements > plan.numberOfAdvertisement ||
  limits.maxBanners > plan.numberOfBannerImages ||
  limits.maxOpportunities > plan.numberOfOpportunities;

function Usage({ name, used, limit }: { name: string; used: number; limit: number }) {
  const { t } = useLingui();
  const unlimited = limit === UNLIMITED;
  const left = Math.max(0, limit - used);
  return (
    <li className="grid content-start gap-1.5 text-meta tabular-nums">
      <p className="flex justify-between gap-3">
        <span className="text-ink-2">{name}</span>
        <span>
          <b className="font-semibold">{used}</b> {unlimited ? t`· Unlimited` : t`of ${limit}`}
        </span>
      </p>
      {!unlimited && (
        <>
          <Progress
            label={t`${name} used`}
            value={Math.min(used, limit)}
            max={limit}
            tone={left === 0 ? 'amber' : 'leaf'}
          />
          <p className="text-ink-3">{left === 0 ? t`None left in this plan` : t`${left} left`}</p>
        </>
      )}
    </li>
  );
}
