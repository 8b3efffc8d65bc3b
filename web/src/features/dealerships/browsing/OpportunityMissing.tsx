import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';
import * as TEXTS from './texts.ts';

export function OpportunityMissing() {
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={TEXTS.opportunityNotFound} />
      <h1 className="text-head">{TEXTS.opportunityNotFound}</h1>
      <p className="text-ink-2">{TEXTS.itHasEndedOr}</p>
      <Link to="/apply-dealership" className={buttonClass()}>
        {TEXTS.seeAllOpportunities}
      </Link>
    </section>
  );
}
