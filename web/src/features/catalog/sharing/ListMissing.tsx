import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';

export function ListMissing() {
  const { t } = useLingui();
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={t`List not found`} />
      <h1 className="text-head">
        <Trans>List not found</Trans>
      </h1>
      <p className="text-ink-2">
        <Trans>The seller no longer shares this list, or the link is incomplete.</Trans>
      </p>
      <Link to="/shop" className={buttonClass()}>
        <Trans>Browse products</Trans>
      </Link>
    </section>
  );
}
