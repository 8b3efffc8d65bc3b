import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Plan } from '@plyhaat/contract/billing/billing';
import { Panel } from '#ui/display/Panel.tsx';
import { planLength } from '#ui/words/plan-length.ts';

type Row = { readonly name: string; readonly value: (plan: Plan) => string };

type Share = {
  readonly count: (plan: Plan) => number;
  readonly days: (plan: Plan) => number;
  readonly name: (days: number) => MessageDescriptor;
};
const SHARES: readonly Share[] = [
  {
    count: (plan) => plan.numberOfSales,
    days: ({ saleDays }) => saleDays,
    name: (days) => msg`Flash sales, ${days} days each`,
  },
  {
    count: (plan) => plan.numberOfAdvertisement,
    days: ({ advertisementDays }) => advertisementDays,
    name: (days) => msg`New arrivals, ${days} days each`,
  },
  {
    count: (plan) => plan.numberOfBannerImages,
    days: ({ bannerimagesDays }) => bannerimagesDays,
    name: (days) => msg`Banners, ${days} days each`,
  },
  {
    count: (plan) => plan.numberOfOpportunities,
    days: ({ OpportunitiesDays }) => OpportunitiesDays,
    name: (days) => msg`Dealership opportunities, ${days} days each`,
  },
];

/** What a seller may publish, and how much of it. What none of the plans allows is no difference between them. */
function useSellingRows(plans: readonly Plan[]): Row[] {
  const { t } = useLingui();
  const counted = (count: number) => (count < 0 ? t`Unlimited` : count === 0 ? t`None` : String(count));
  const shares = SHARES.flatMap(({ count, days, name }): Row[] => {
    const having = plans.find((plan) => count(plan) !== 0);
    return having ? [{ name: t(name(days(having))), value: (plan) => counted(count(plan)) }] : [];
  });
  if (shares.length === 0) return [];
  return [
    ...shares,
    { name: t`Products`, value: (plan) => counted(plan.limits.maxProducts) },
    { name: t`Enquiries`, value: (plan) => counted(plan.limits.maxLeads) },
  ];
}

/** A buyer publishes nothing: its plans differ by what they say of themselves. */
function useBuyingRows(plans: readonly Plan[]): Row[] {
  const { t } = useLingui();
  const messages = new Set(plans.flatMap(({ messageArr }) => messageArr.map(({ message }) => message)));
  const says = (plan: Plan, text: string) => plan.messageArr.some(({ message }) => message === text);
  return [...messages].map((name) => ({ name, value: (plan) => (says(plan, name) ? t`Yes` : t`No`) }));
}

function useRows(plans: readonly Plan[]): readonly Row[] {
  const { t } = useLingui();
  const selling = useSellingRows(plans);
  const buying = useBuyingRows(plans);
  const duration: Row = { name: t`Duration`, value: ({ noOfMonth }) => planLength(noOfMonth, t) };
  return [...(selling.length > 0 ? selling : buying), duration];
}

/** Side by side: what each plan allows in its whole term. */
export function PlanComparison({ plans, chosen }: { plans: readonly Plan[]; chosen: string | undefined }) {
  const { t } = useLingui();
  const rows = useRows(plans);
  if (plans.length < 2) return null;
  return (
    <Panel title={t`Compare the plans`} className="min-w-0 self-start">
      <div>
        <table className="w-full text-meta tabular-nums sm:text-ui">
          <thead className="text-ink-3 text-meta">
            <tr>
              <th scope="col" className="py-2 text-left font-normal">
                <Trans>For the full term</Trans>
              </th>
              {plans.map(({ _id, name }) => (
                <th key={_id} scope="col" className="py-2 pl-2 text-right font-normal sm:pl-4">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, value }) => (
              <tr key={name} className="border-line border-t">
                <th scope="row" className="py-2.5 text-left font-normal">
                  {name}
                </th>
                {plans.map((plan) => (
                  <td
                    key={plan._id}
                    className={`py-2.5 pl-2 text-right text-balance sm:pl-4 ${plan._id === chosen ? 'font-semibold' : ''}`}
                  >
                    {value(plan)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
