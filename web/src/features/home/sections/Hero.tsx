import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Device } from '@plyhaat/contract/promotions/banners';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useAddress } from '#languages/useAddress.ts';
import type { Section } from '#shell/later.tsx';
import { usePlaced } from '#shell/placed.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { CarouselBars, CarouselPause } from '#ui/carousel/CarouselControls.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { bannerList, type ShownBanner } from '../home.queries.ts';

/** Up to 768 px a window shows APP banners, wider ones WEB (PROMO-8). Both are in the page; CSS shows one. */
const SHOWN: Record<Device, string> = { WEB: 'max-[769px]:hidden', APP: 'min-[769px]:hidden' };
const MEDIA: Record<Device, string> = { WEB: '(min-width: 769px)', APP: '(max-width: 768px)' };
const AUTOPLAY: Record<Device, number> = { WEB: 5000, APP: 4000 };
const LABEL: Record<Device, MessageDescriptor> = { WEB: msg`Featured`, APP: msg`Featured offers` };

export const heroSection: Section = {
  Show: Hero,
  reads: (queries) => [queries.ensureQueryData(bannerList('WEB')), queries.ensureQueryData(bannerList('APP'))],
};

function Hero() {
  return (
    <>
      <h1 className="sr-only">
        <Trans>Plywood, laminate, veneer, doors and hardware from sellers across India</Trans>
      </h1>
      <DeviceHero device="WEB" />
      <DeviceHero device="APP" />
    </>
  );
}

function DeviceHero({ device }: { device: Device }) {
  const { t } = useLingui();
  const { data: banners } = useSuspenseQuery(bannerList(device));
  const isAlive = useHydrated();
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={t(LABEL[device])}
      slides="one"
      autoplay={AUTOPLAY[device]}
      autoplayOnPhones
      head={null}
      foot={
        <div className="pointer-events-none absolute inset-x-0 bottom-1 min-[769px]:bottom-4">
          <div className="wrap flex items-center gap-2 *:pointer-events-auto">
            <CarouselPause on="walnut" />
            <CarouselBars />
          </div>
        </div>
      }
      className={`relative overflow-hidden bg-walnut-2 text-cream ${SHOWN[device]}`}
      rowClassName="!my-0 !py-0"
    >
      {banners.map((banner, at) => (
        <Slide key={banner._id} banner={banner} device={device} first={at === 0} withPicture={at === 0 || isAlive} />
      ))}
    </Carousel>
  );
}

/** A seller's banner leads to a store or product; our own banners are not counted for any seller. */
const isSellers = ({ link }: ShownBanner) => /^\/(seller|product)\//.test(link);

type SlideProps = {
  banner: ShownBanner;
  device: Device;
  first: boolean;
  /** The pictures of later slides would hold up the page's scripts on a slow line. */
  withPicture: boolean;
};

function Slide({ banner, device, first, withPicture }: SlideProps) {
  const addressOf = useAddress();
  const placed = usePlaced('banner', banner._id);
  return (
    <div
      ref={isSellers(banner) ? placed : undefined}
      className="relative isolate grid h-full items-end max-[769px]:pt-49 min-[769px]:min-h-[clamp(380px,31vw,460px)] min-[769px]:items-center"
    >
      {withPicture && (
        <Picture
          picture={banner.picture}
          alt=""
          eager={first}
          sizes="100vw"
          widths={[640, 1280]}
          media={MEDIA[device]}
          ratio="fill"
          className="!absolute inset-0 -z-2 max-[769px]:h-3/5"
          imageClassName="object-[66%_40%] min-[769px]:object-[60%_50%]"
        />
      )}
      <div aria-hidden="true" className="hero-veil absolute inset-0 -z-1" />
      <div className="wrap w-full">
        <div className="max-w-140 pb-14 min-[769px]:pt-10 min-[769px]:pb-16">
          {banner.eyebrow && <p className="mb-3 font-semibold text-ply-1 text-ui">{banner.eyebrow}</p>}
          <h2 className="text-balance text-display">{banner.title}</h2>
          {banner.description && <p className="mt-3 max-w-[44ch] text-cream/90 md:mt-4">{banner.description}</p>}
          <div className="mt-5 md:mt-6">
            <a href={addressOf(banner.link)} className={buttonClass({ variant: 'primary', size: 'lg' })}>
              {banner.linkText}
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}
