import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';

export function VideoMissing() {
  const { t } = useLingui();
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={t`Video not found`} />
      <h1 className="text-head">
        <Trans>Video not found</Trans>
      </h1>
      <p className="text-ink-2">
        <Trans>This video is no longer available.</Trans>
      </p>
      <Link to="/videos" className={buttonClass()}>
        <Trans>All videos</Trans>
      </Link>
    </section>
  );
}
