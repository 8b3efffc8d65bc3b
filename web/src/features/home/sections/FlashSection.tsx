import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Section } from '#shell/later.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { CarouselArrows } from '#ui/carousel/CarouselControls.tsx';
import { flashSales } from '../promotion.queries.ts';
import { Countdown } from './Countdown.tsx';
import { FlashCard } from './FlashCard.tsx';
import { useRunning } from './useRunning.ts';

const AUTOPLAY = 4000;

export const flashSection: Section = {
  Show: FlashSection,
  reads: (queries) => [queries.ensureQueryData(flashSales())],
};

function FlashSection() {
  const { t } = useLingui();
  const { data, refetch } = useSuspenseQuery(flashSales());
  const sales = useRunning(data, refetch);
  if (sales.length === 0) return null;
  return (
    <div className="wrap pt-section">
      <Carousel
        label={t`Flash sale products`}
        slides="three-wide"
        autoplay={AUTOPLAY}
        className="grid gap-[clamp(1.25rem,2.6vw,2.5rem)] overflow-hidden rounded-lg bg-walnut p-[clamp(1.25rem,2.8vw,2.5rem)] text-on-walnut *:min-w-0 xl:grid-cols-[15rem_1fr]"
        rowClassName="-mr-[clamp(1.25rem,2.8vw,2.5rem)]"
        head={<Side ends={Math.min(...sales.map(({ endDate }) => Date.parse(endDate)))} />}
      >
        {sales.map((sale) => (
          <FlashCard key={sale._id} sale={sale} />
        ))}
      </Carousel>
    </div>
  );
}

function Side({ ends }: { ends: number }) {
  return (
    <div className="flex flex-wrap items-center gap-3 xl:flex-col xl:items-start">
      <div className="max-xl:flex-1 max-xl:basis-64">
        <h2 className="text-head">
          <Trans>Flash Sale</Trans>
        </h2>
        <p className="mt-2 text-on-walnut-2 text-ui">
          <Trans>Prices before GST, while stock lasts.</Trans>
        </p>
      </div>
      <Countdown until={ends} />
      <div className="flex items-center gap-3 max-md:w-full max-md:flex-row-reverse max-md:justify-end xl:mt-auto xl:flex-col xl:items-start">
        <CarouselArrows on="walnut" />
        <Link to="/shop" className={buttonClass({ variant: 'light' })}>
          <Trans>View All Flash Sales</Trans>
        </Link>
      </div>
    </div>
  );
}
