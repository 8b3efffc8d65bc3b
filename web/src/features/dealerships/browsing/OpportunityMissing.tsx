import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';

export function OpportunityMissing() {
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title="Opportunity Not Found" />
      <h1 className="text-head">Opportunity Not Found</h1>
      <p className="text-ink-2">It has ended, or the owner has removed it.</p>
      <Link to="/apply-dealership" className={buttonClass()}>
        See all opportunities
      </Link>
    </section>
  );
}
