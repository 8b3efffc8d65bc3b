import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { isStaff } from '@plyhaat/contract/core/roles';
import { type ExplainedBanner, explainBanners } from '@plyhaat/contract/promotions/banner-debug';
import type { Device } from '@plyhaat/contract/promotions/banners';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '#api/call.ts';
import { useSession } from '#api/session.ts';
import { Guard } from '#shell/Guard.tsx';
import { Head } from '#shell/Head.tsx';
import { useInstallation } from '#shell/installation.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Loading } from '#ui/display/Skeleton.tsx';
import { reasonOf } from './banner-reason.ts';

/** Which banners a window of this width gets, and why each of them is shown or not. */
export function BannerDebugScreen() {
  const { t } = useLingui();
  const { demo } = useInstallation();
  const { user } = useSession();
  return (
    <>
      <Head title={t`Banners on this screen`} />
      <Guard allowed={demo || (user !== null && isStaff(user.role))} otherwise="/">
        <Banners />
      </Guard>
    </>
  );
}

const SMALL = '(max-width: 768px)';

function watchWidth(changed: () => void) {
  const query = window.matchMedia(SMALL);
  const whole = new AbortController();
  query.addEventListener('change', changed, { signal: whole.signal });
  window.addEventListener('resize', changed, { signal: whole.signal });
  return () => whole.abort();
}

const useMode = (): Device =>
  useSyncExternalStore(
    watchWidth,
    () => (window.matchMedia(SMALL).matches ? 'APP' : 'WEB'),
    () => 'WEB',
  );
const useWidth = () =>
  useSyncExternalStore(
    watchWidth,
    () => window.innerWidth,
    () => 0,
  );

function Banners() {
  const mode = useMode();
  const width = useWidth();
  return (
    <div className="wrap grid gap-5 py-6 lg:py-8">
      <div>
        <h1 className="text-head">
          <Trans>Banners on this screen</Trans>
        </h1>
        <p role="status" className="mt-1 text-ink-2">
          <Trans>
            Device mode {mode}: the window is {width} px wide, and up to 768 px a window shows APP banners.
          </Trans>
        </p>
      </div>
      <Explained device={mode} />
    </div>
  );
}

const explained = (type: Device) =>
  queryOptions({
    queryKey: ['banners', 'explained', type],
    queryFn: ({ signal }) => call(explainBanners, { query: { type } }, signal),
    staleTime: 0,
  });

function Explained({ device }: { device: Device }) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(explained(device));
  if (isError) return <ErrorState text={t`Failed to load banners`} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Loading />;
  const shown = data.bannerImages.filter(({ fate }) => fate === 'shown');
  const others = data.bannerImages.filter(({ fate }) => fate !== 'shown');
  return (
    <>
      <BannerRows title={t`Fetched for ${device}`} banners={shown} device={device} />
      <BannerRows title={t`Not shown`} banners={others} device={device} />
    </>
  );
}

type Rows = { readonly title: string; readonly banners: readonly ExplainedBanner[]; readonly device: Device };

function BannerRows({ title, banners, device }: Rows) {
  const { t } = useLingui();
  return (
    <section className="grid gap-3">
      <h2 className="text-title">{title}</h2>
      {banners.length === 0 && (
        <p className="text-ink-2">
          <Trans>None.</Trans>
        </p>
      )}
      {banners.map((banner, at) => (
        <BannerRow key={banner._id} banner={banner} reason={reasonOf(banner, device, at + 1, t)} />
      ))}
    </section>
  );
}

function BannerRow({ banner, reason }: { banner: ExplainedBanner; reason: MessageDescriptor }) {
  const { t } = useLingui();
  return (
    <Card className="sm:flex-row">
      <Picture picture={banner.picture} alt="" ratio="5/2" sizes="320px" className="flex-none sm:w-80" />
      <div className="grid min-w-0 content-start gap-1.5 p-4">
        <p>
          {banner.fate === 'shown' ? (
            <Badge tone="ok">
              <Trans>Shown</Trans>
            </Badge>
          ) : (
            <Badge tone="no">
              <Trans>Not shown</Trans>
            </Badge>
          )}
        </p>
        <h3 className="font-semibold text-body">{banner.title}</h3>
        <p className="text-ink-2 text-ui">
          {t(reason)} {banner.changeWaits && <Trans>An edit is pending approval.</Trans>}
        </p>
        <p className="wrap-anywhere text-ink-3 text-meta">
          {banner.image} → {banner.link}
        </p>
      </div>
    </Card>
  );
}
