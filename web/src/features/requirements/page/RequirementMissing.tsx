import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';

export function RequirementMissing() {
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title="Requirement Not Found" />
      <h1 className="text-head">Requirement Not Found</h1>
      <p className="text-ink-2">The buyer has deleted it, or it is not public now.</p>
      <Link to="/requirements" className={buttonClass()}>
        See all requirements
      </Link>
    </section>
  );
}
