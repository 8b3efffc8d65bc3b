import type { Plan } from '@plyhaat/contract/billing/billing';
import { Panel } from '#ui/display/Panel.tsx';
import { DEFAULT_MONTHS } from './PlanCard.tsx';
import * as TEXTS from './texts.ts';

const counted = (count: number) => (count < 0 ? TEXTS.unlimited : count === 0 ? 'none' : String(count));
const days = (count: number) => TEXTS.countDaysEach(count);

const ROWS: readonly { name: (plan: Plan) => string; value: (plan: Plan) => string }[] = [
  { name: ({ saleDays }) => TEXTS.flashSalesSaleDays(days(saleDays)), value: (plan) => counted(plan.numberOfSales) },
  {
    name: ({ advertisementDays }) => TEXTS.newArrivalsAdvertisementDays(days(advertisementDays)),
    value: (plan) => counted(plan.numberOfAdvertisement),
  },
  {
    name: ({ bannerimagesDays }) => TEXTS.bannersBannerimagesDays(days(bannerimagesDays)),
    value: (plan) => counted(plan.numberOfBannerImages),
  },
  {
    name: ({ OpportunitiesDays }) => TEXTS.dealershipOpportunitiesDays(days(OpportunitiesDays)),
    value: (plan) => counted(plan.numberOfOpportunities),
  },
  { name: () => TEXTS.products, value: (plan) => counted(plan.limits.maxProducts) },
  { name: () => TEXTS.enquiries, value: (plan) => counted(plan.limits.maxLeads) },
  { name: () => TEXTS.duration, value: (plan) => TEXTS.countDays((plan.noOfMonth || DEFAULT_MONTHS) * 30) },
];

/** Side by side: what each plan allows in its whole term. */
export function PlanComparison({ plans, chosen }: { plans: readonly Plan[]; chosen: string | undefined }) {
  const [first] = plans;
  if (!first || plans.length < 2) return null;
  return (
    <Panel title={TEXTS.compareThePlans} className="min-w-0 self-start">
      <div>
        <table className="w-full text-meta tabular-nums sm:text-ui">
          <thead className="text-ink-3 text-meta">
            <tr>
              <th scope="col" className="py-2 text-left font-normal">
                {TEXTS.forTheFullTerm}
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
