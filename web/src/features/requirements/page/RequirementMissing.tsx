import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';

export function RequirementMissing() {
  const { t } = useLingui();
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={t`Requirement Not Found`} />
      <h1 className="text-head">
        <Trans>Requirement Not Found</Trans>
      </h1>
      <p className="text-ink-2">
        <Trans>The buyer has deleted it, or it is not public now.</Trans>
      </p>
      <Link to="/requirements" className={buttonClass()}>
        <Trans>See all requirements</Trans>
      </Link>
    </section>
  );
}
