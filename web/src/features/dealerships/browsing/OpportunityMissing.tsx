import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';

export function OpportunityMissing() {
  const { t } = useLingui();
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={t`Opportunity Not Found`} />
      <h1 className="text-head">
        <Trans>Opportunity Not Found</Trans>
      </h1>
      <p className="text-ink-2">
        <Trans>It has ended, or the owner has removed it.</Trans>
      </p>
      <Link to="/apply-dealership" className={buttonClass()}>
        <Trans>See all opportunities</Trans>
      </Link>
    </section>
  );
}
