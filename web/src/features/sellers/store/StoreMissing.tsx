import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';

export function StoreMissing() {
  const { t } = useLingui();
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={t`Seller Not Found`} />
      <h1 className="text-head">
        <Trans>Seller Not Found</Trans>
      </h1>
      <p className="text-ink-2">
        <Trans>The seller you're looking for doesn't exist or has been removed.</Trans>
      </p>
      <Link to="/sellers" className={buttonClass()}>
        <Trans>Back to Sellers</Trans>
      </Link>
    </section>
  );
}
