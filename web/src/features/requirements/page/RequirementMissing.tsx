import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';
import * as TEXTS from './texts.ts';

export function RequirementMissing() {
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={TEXTS.requirementNotFound} />
      <h1 className="text-head">{TEXTS.requirementNotFound}</h1>
      <p className="text-ink-2">{TEXTS.theBuyerHasDeleted}</p>
      <Link to="/requirements" className={buttonClass()}>
        {TEXTS.seeAllRequirements}
      </Link>
    </section>
  );
}
