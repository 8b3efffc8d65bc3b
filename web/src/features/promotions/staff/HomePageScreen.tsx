import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Film, type LucideIcon, Newspaper } from 'lucide-react';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { BannerList } from './BannerList.tsx';
import { SectionOrder } from './SectionOrder.tsx';

export function HomePageScreen() {
  const { t } = useLingui();
  return (
    <ManagerScreen title={t`Shop window`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-[clamp(1rem,2.4vw,2rem)] py-6">
        <div>
          <h1 className="text-head">
            <Trans>Shop window</Trans>
          </h1>
          <p className="text-ink-2 text-ui">
            <Trans>What visitors see first: our own banners and the order of the home page.</Trans>
          </p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <BannerList />
            <div className="grid gap-4 sm:grid-cols-2">
              <Elsewhere
                to="/admin/content"
                Icon={Newspaper}
                title={t`Posts`}
                line={t`The blog on the home page and its own pages.`}
              />
              <Elsewhere
                to="/admin/content/videos"
                Icon={Film}
                title={t`Videos`}
                line={t`Films on the home page and under Videos.`}
              />
            </div>
          </div>
          <SectionOrder />
        </div>
      </div>
    </ManagerScreen>
  );
}

type ElsewhereProps = {
  to: '/admin/content' | '/admin/content/videos';
  Icon: LucideIcon;
  title: string;
  line: string;
};

/** What else the home page shows, and where it is edited. */
function Elsewhere({ to, Icon, title, line }: ElsewhereProps) {
  return (
    <Link
      to={to}
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 hover:border-ink-2 sm:p-5"
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" className="flex-none text-teak" />
      <span>
        <b className="block font-semibold text-ui">{title}</b>
        <span className="text-ink-2 text-meta">{line}</span>
      </span>
    </Link>
  );
}
