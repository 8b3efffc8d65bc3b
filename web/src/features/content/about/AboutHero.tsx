import { Trans, useLingui } from '@lingui/react/macro';
import { SITE } from '#shell/site.ts';
import { StillPicture } from './StillPicture.tsx';
import { still } from './still.ts';

const STACK = still('stack', '', 1600, 620);

export function AboutHero() {
  const { t } = useLingui();
  return (
    <header className="relative isolate grid items-end overflow-hidden bg-walnut-2 text-cream pt-49 min-[769px]:min-h-[clamp(340px,28vw,420px)] min-[769px]:items-center min-[769px]:pt-0">
      <div className="absolute inset-x-0 top-0 -z-2 h-3/5 min-[769px]:h-full">
        <StillPicture
          still={STACK}
          eager
          className="size-full"
          imageClassName="object-[66%_40%] min-[769px]:object-[60%_50%]"
        />
      </div>
      <div aria-hidden="true" className="hero-veil absolute inset-0 -z-1" />
      <div className="wrap w-full">
        <div className="max-w-150 pb-10 min-[769px]:py-14">
          <p className="mb-3 font-semibold text-ply-1 text-ui">
            <Trans>About Us</Trans>
          </p>
          <h1 className="text-balance text-display">
            <Trans>A counter for everyone who builds with wood</Trans>
          </h1>
          <p className="mt-3 max-w-[48ch] text-cream/90 md:mt-4">{t`${{ name: SITE.name }} brings mills, distributors, dealers and buyers from all over India to one open market.`}</p>
        </div>
      </div>
    </header>
  );
}
