import type { Plan } from '@plyhaat/contract/billing/billing';
import { planLength } from '@plyhaat/contract/billing/plan-length';
import { Panel } from '#ui/display/Panel.tsx';
import * as TEXTS from './texts.ts';

const counted = (count: number) => (count < 0 ? TEXTS.unlimited : count === 0 ? TEXTS.none : String(count));

type Row = { readonly name: string; readonly value: (plan: Plan) => string };

type Share = {
  readonly count: (plan: Plan) => number;
  readonly days: (plan: Plan) => number;
  readonly name: (days: string) => string;
};
const SHARES: readonly Share[] = [
  { count: (plan) => plan.numberOfSales, days: ({ saleDays }) => saleDays, name: TEXTS.flashSalesSaleDays },
  {
    count: (plan) => plan.numberOfAdvertisement,
    days: ({ advertisementDays }) => advertisementDays,
    name: TEXTS.newArrivalsAdvertisementDays,
  },
  {
    count: (plan) => plan.numberOfBannerImages,
    days: ({ bannerimagesDays }) => bannerimagesDays,
    name: TEXTS.bannersBannerimagesDays,
  },
  {
    count: (plan) => plan.numberOfOpportunities,
    days: ({ OpportunitiesDays }) => OpportunitiesDays,
    name: TEXTS.dealershipOpportunitiesDays,
  },
];

/** What none of the plans allows is no difference between them. */
const shareRows = (plans: readonly Plan[]): Row[] =>
  SHARES.flatMap(({ count, days, name }) => {
    const having = plans.find((plan) => count(plan) !== 0);
    return having ? [{ name: name(TEXTS.countDaysEach(days(having))), value: (plan) => counted(count(plan)) }] : [];
  });

const SELLING: readonly Row[] = [
  { name: TEXTS.products, value: (plan) => counted(plan.limits.maxProducts) },
  { name: TEXTS.enquiries, value: (plan) => counted(plan.limits.maxLeads) },
];

/** A buyer publishes nothing: its plans differ by what they say of themselves. */
const buyingRows = (plans: readonly Plan[]): Row[] => {
  const messages = new Set(plans.flatMap(({ messageArr }) => messageArr.map(({ message }) => message)));
  const says = (plan: Plan, text: string) => plan.messageArr.some(({ message }) => message === text);
  return [...messages].map((name) => ({
    name,
    value: (plan) => (says(plan, name) ? TEXTS.included : TEXTS.notIncluded),
  }));
};

const DURATION: Row = { name: TEXTS.duration, value: ({ noOfMonth }) => planLength(noOfMonth) };

function rowsOf(plans: readonly Plan[]): readonly Row[] {
  const shares = shareRows(plans);
  return shares.length > 0 ? [...shares, ...SELLING, DURATION] : [...buyingRows(plans), DURATION];
}

/** Side by side: what each plan allows in its whole term. */
export function PlanComparison({ plans, chosen }: { plans: readonly Plan[]; chosen: string | undefined }) {
  if (plans.length < 2) return null;
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
            {rowsOf(plans).map(({ name, value }) => (
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
