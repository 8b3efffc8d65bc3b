import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';

export function ReelMissing() {
  const { t } = useLingui();
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={t`Reel Not Found`} />
      <h1 className="text-head">
        <Trans>Reel Not Found</Trans>
      </h1>
      <p className="text-ink-2">{t`This reel no longer exists.`}</p>
      <Link to="/reels" className={buttonClass()}>
        <Trans>Watch the latest reels</Trans>
      </Link>
    </section>
  );
}
