import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#api/session.ts';
import { Guard } from '#shell/Guard.tsx';
import { Head } from '#shell/Head.tsx';
import { classes } from '#ui/classes.ts';
import { Accordion } from '#ui/display/Accordion.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { useSay } from '#ui/said.ts';
import { COMPARISON, QUESTIONS, STATIC_PLANS, TESTIMONIALS } from './static-plans.text.ts';

type Period = 'monthly' | 'yearly';

/** /subscription (BILL-23): static plans, for signed-in members. Nothing here is charged. */
export function StaticPlansScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  const [period, setPeriod] = useState<Period>('monthly');
  return (
    <>
      <Head title={t`Subscription`} />
      <Guard allowed={user !== null} otherwise="/">
        <div className="wrap grid gap-10 py-8">
          <p className="rounded-card bg-teak-soft px-5 py-4 text-ui">
            <Trans>
              Looking for Plyhaat plans in rupees? See{' '}
              <Link to="/account" search={{ tab: 'buySubscription' }} className="link font-semibold">
                Choose a Plan
              </Link>
            </Trans>
          </p>
          <div className="grid justify-items-center gap-5 text-center">
            <h1 className="text-head">
              <Trans>Plans for every size of business</Trans>
            </h1>
            <PeriodToggle period={period} onChange={setPeriod} />
          </div>
          <div className="grid gap-5 md:grid-cols-3">
            {STATIC_PLANS.map((plan) => (
              <StaticPlan key={plan.id} plan={plan} period={period} />
            ))}
          </div>
          <Comparison />
          <Testimonials />
          <section aria-labelledby="questions" className="mx-auto grid w-full max-w-180 gap-4">
            <h2 id="questions" className="text-title">
              <Trans>Frequently asked questions</Trans>
            </h2>
            <Accordion items={QUESTIONS.map(({ title, content }) => ({ title: t(title), content: t(content) }))} />
          </section>
        </div>
      </Guard>
    </>
  );
}

function PeriodToggle({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const { t } = useLingui();
  return (
    <fieldset className="flex gap-1 rounded bg-sunken p-1">
      <legend className="sr-only">
        <Trans>Billing period</Trans>
      </legend>
      {(['monthly', 'yearly'] as const).map((one) => (
        <label
          key={one}
          className="flex min-h-11 items-center gap-2 rounded px-5 font-semibold text-ui has-checked:bg-surface has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name="period"
            value={one}
            checked={one === period}
            onChange={() => onChange(one)}
            className="sr-only"
          />
          {one === 'monthly' ? t`Monthly` : t`Yearly`}
          {one === 'yearly' && (
            <Badge tone="ok">
              <Trans>Save 25%</Trans>
            </Badge>
          )}
        </label>
      ))}
    </fieldset>
  );
}

function StaticPlan({ plan, period }: { plan: (typeof STATIC_PLANS)[number]; period: Period }) {
  const { t } = useLingui();
  const cost: { price: number; was?: number } = plan[period];
  const badge = 'badge' in plan ? plan.badge : undefined;
  return (
    <article
      className={classes(
        'grid content-start gap-4 rounded-card border bg-surface p-6',
        badge ? 'border-teak' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-title">{t(plan.name)}</h2>
        {badge && <Badge tone="sale">{t(badge)}</Badge>}
      </div>
      <p className="text-ink-2 text-ui">{t(plan.description)}</p>
      <p className="tabular-nums">
        <b className="text-head">${cost.price}</b>
        {cost.was !== undefined && <s className="ml-2 text-ink-3">${cost.was}</s>}
        <span className="text-ink-2 text-ui"> {period === 'monthly' ? t`per month` : t`per year`}</span>
      </p>
      <ul className="grid gap-2 border-line border-t pt-4 text-ui">
        {plan.features.map((feature) => (
          <li key={feature.id} className="flex gap-2">
            <Check size={18} strokeWidth={2} aria-hidden="true" className="flex-none text-leaf" />
            {t(feature)}
          </li>
        ))}
        {plan.limitations.map((limitation) => (
          <li key={limitation.id} className="flex gap-2 text-ink-3">
            <Minus size={18} strokeWidth={2} aria-hidden="true" className="flex-none" />
            {t(limitation)}
          </li>
        ))}
      </ul>
    </article>
  );
}

function Comparison() {
  const { t } = useLingui();
  const say = useSay();
  return (
    <section aria-labelledby="comparison" className="grid gap-4">
      <h2 id="comparison" className="text-title">
        <Trans>Compare the plans</Trans>
      </h2>
      <div className="rounded-card border border-line bg-surface">
        <table className="w-full text-meta sm:text-ui">
          <thead className="bg-sunken text-ink-3 text-meta">
            <tr>
              <th scope="col" className="px-2 py-3 wrap-break-word sm:px-4 text-left font-normal">
                <Trans>Feature</Trans>
              </th>
              {STATIC_PLANS.map(({ id, name }) => (
                <th key={id} scope="col" className="px-2 py-3 wrap-break-word sm:px-4 text-left font-normal">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COMPARISON.map(([feature, ...byPlan]) => (
              <tr key={feature.id} className="border-line border-t">
                <th scope="row" className="px-2 py-3 wrap-break-word sm:px-4 text-left font-medium">
                  {t(feature)}
                </th>
                {byPlan.map((value, at) => (
                  <td key={STATIC_PLANS[at]?.id} className="px-2 py-3 wrap-break-word sm:px-4">
                    {say(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Testimonials() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="testimonials" className="grid gap-4">
      <h2 id="testimonials" className="text-title">
        <Trans>What members say</Trans>
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {TESTIMONIALS.map(({ name, from, text }) => (
          <li key={name}>
            <figure className="grid h-full content-between gap-4 rounded-card bg-sunken p-6">
              <blockquote className="text-body">“{t(text)}”</blockquote>
              <figcaption className="text-meta">
                <b className="block font-semibold text-ui">{name}</b>
                <span className="text-ink-2">{t(from)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
