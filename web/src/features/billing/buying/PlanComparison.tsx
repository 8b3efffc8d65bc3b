import type { Plan } from '@plyhaat/contract/billing/billing';
import { Panel } from '#ui/display/Panel.tsx';
import { DEFAULT_MONTHS } from './PlanCard.tsx';

const counted = (count: number) => (count < 0 ? 'Unlimited' : count === 0 ? 'none' : String(count));
const days = (count: number) => `${count} days each`;

const ROWS: readonly { name: (plan: Plan) => string; value: (plan: Plan) => string }[] = [
  { name: ({ saleDays }) => `Flash sales, ${days(saleDays)}`, value: (plan) => counted(plan.numberOfSales) },
  {
    name: ({ advertisementDays }) => `New arrivals, ${days(advertisementDays)}`,
    value: (plan) => counted(plan.numberOfAdvertisement),
  },
  {
    name: ({ bannerimagesDays }) => `Banners, ${days(bannerimagesDays)}`,
    value: (plan) => counted(plan.numberOfBannerImages),
  },
  {
    name: ({ OpportunitiesDays }) => `Dealership opportunities, ${days(OpportunitiesDays)}`,
    value: (plan) => counted(plan.numberOfOpportunities),
  },
  { name: () => 'Products', value: (plan) => counted(plan.limits.maxProducts) },
  { name: () => 'Enquiries', value: (plan) => counted(plan.limits.maxLeads) },
  { name: () => 'Duration', value: (plan) => `${(plan.noOfMonth || DEFAULT_MONTHS) * 30} days` },
];

/** Side by side: what each plan allows in its whole term. */
export function PlanComparison({ plans, chosen }: { plans: readonly Plan[]; chosen: string | undefined }) {
  const [first] = plans;
  if (!first || plans.length < 2) return null;
  return (
    <Panel title="Compare the plans" className="min-w-0 self-start">
      <div>
        <table className="w-full text-meta tabular-nums sm:text-ui">
          <thead className="text-ink-3 text-meta">
            <tr>
              <th scope="col" className="py-2 text-left font-normal">
                For the full term
              </th>
              {plans.map(({ _id, name }) => (
                <th key={_id} scope="col" className="py-2 pl-2 text-right font-normal sm:pl-4">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ name, value }) => (
              <tr key={name(first)} className="border-line border-t">
                <th scope="row" className="py-2.5 text-left font-normal">
                  {name(first)}
                </th>
                {plans.map((plan) => (
                  <td
                    key={plan._id}
                    className={`py-2.5 pl-2 text-right sm:pl-4 ${plan._id === chosen ? 'font-semibold' : ''}`}
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
