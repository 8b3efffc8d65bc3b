import type { Banner, Device } from '@plyhaat/contract/promotions';
import { isStaff } from '@plyhaat/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSession } from '#api/session.ts';
import { Guard } from '#shell/Guard.tsx';
import { Head } from '#shell/Head.tsx';
import { useHouse } from '#shell/house.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/Empty.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Loading } from '#ui/Skeleton.tsx';
import { bannerList } from './home.queries.ts';

/** Which banners a window of this width gets, and why each of them is shown or not. */
export function BannerDebugScreen() {
  const { demo } = useHouse();
  const { user } = useSession();
  return (
    <>
      <Head title="Banners of this window" />
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
        <h1 className="text-head">Banners of this window</h1>
        <p role="status" className="mt-1 text-ink-2">
          Device mode {mode}: the window is {width} px wide, and up to 768 px a window shows APP banners.
        </p>
      </div>
      <BannerRows device={mode} isActive="true" />
      <BannerRows device={mode} isActive="false" />
    </div>
  );
}

function BannerRows({ device, isActive }: { device: Device; isActive: 'true' | 'false' }) {
  const { data, isError, isFetching, refetch } = useQuery(bannerList(device, isActive));
  const shown = isActive === 'true';
  return (
    <section className="grid gap-3">
      <h2 className="text-title">{shown ? `Fetched for ${device}` : 'Switched off'}</h2>
      {isError && <ErrorState text="Failed to load banners" onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !isError && <Loading />}
      {data?.bannerImages.length === 0 && <p className="text-ink-2">None.</p>}
      {data?.bannerImages.map((banner, at) => (
        <BannerRow key={banner._id} banner={banner} shown={shown} reason={reasonOf(banner, device, shown, at)} />
      ))}
    </section>
  );
}

function reasonOf({ picture }: Banner, device: Device, shown: boolean, at: number): string {
  if (!shown) return 'Approved and within its time, but switched off.';
  const place = `Approved, switched on and within its time: slide ${at + 1} of the hero on ${device} windows`;
  return picture ? `${place}.` : `${place}, with a drawing, because its picture is missing.`;
}

function BannerRow({ banner, shown, reason }: { banner: Banner; shown: boolean; reason: string }) {
  return (
    <Card className="sm:flex-row">
      <Picture picture={banner.picture} alt="" ratio="5/2" sizes="320px" className="flex-none sm:w-80" />
      <div className="grid min-w-0 content-start gap-1.5 p-4">
        <p>{shown ? <Badge tone="ok">Shown</Badge> : <Badge tone="no">Not shown</Badge>}</p>
        <h3 className="font-semibold text-body">{banner.title}</h3>
        <p className="text-ink-2 text-ui">{reason}</p>
        <p className="wrap-anywhere text-ink-3 text-meta">
          {banner.image} → {banner.link}
        </p>
      </div>
    </Card>
  );
}
