import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CallButton } from '#features/leads/contact/CallButton.tsx';
import type { Section } from '#shell/later.tsx';
import { usePlaced } from '#shell/placed.ts';
import { buttonClass } from '#ui/Button.tsx';
import { CardActions, CardLine } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { Verified } from '#ui/display/Verified.tsx';
import { newArrivals, type ShownArrival } from '../promotion.queries.ts';
import { Rail } from '../Rail.tsx';

export const arrivalsSection: Section = {
  Show: ArrivalsSection,
  reads: (queries) => [queries.ensureQueryData(newArrivals())],
};

function ArrivalsSection() {
  const { t } = useLingui();
  const { data: arrivals } = useSuspenseQuery(newArrivals());
  if (arrivals.length === 0) return null;
  return (
    <Rail
      label={t`New arrivals`}
      slides="five"
      title={t`New Arrivals`}
      line={t`Just in from mills and importers`}
      link={
        <Link to="/shop" search={{ sort: 'new' }} className={sectionLinkClass}>
          <Trans>View All →</Trans>
        </Link>
      }
    >
      {arrivals.map((arrival) => (
        <ArrivalCard key={arrival._id} arrival={arrival} />
      ))}
    </Rail>
  );
}

/** Tall, without a frame: the picture carries it. */
function ArrivalCard({ arrival }: { arrival: ShownArrival }) {
  const { t } = useLingui();
  const params = { idOrSlug: arrival.productSlug };
  return (
    <article ref={usePlaced('advertisement', arrival._id)} className="group/card flex min-w-0 flex-col">
      <Picture
        picture={arrival.picture}
        alt=""
        ratio="4/5"
        // Wider than its frame, because the picture is landscape and the frame portrait.
        sizes="(min-width: 1280px) 450px, (min-width: 768px) 42vw, 82vw"
        widths={[320, 640]}
        className="rounded-card"
      />
      <h3 className="mt-3 truncate font-semibold text-body">{arrival.productname}</h3>
      <p className="mt-0.5 flex min-h-5 items-center gap-1 text-ink-2 text-ui">
        <span className="truncate">{arrival.companyName}</span>
        {arrival.verifeied && <Verified />}
      </p>
      <CardLine className="text-ink-3">{arrival.cityName}</CardLine>
      <CardActions className="flex-wrap *:grow *:basis-28">
        <Link
          to="/product/$idOrSlug"
          params={params}
          aria-label={t`Get Quote: ${{ productname: arrival.productname }}`}
          className={buttonClass({ variant: 'line', tight: true })}
        >
          <Trans>Get Quote</Trans>
        </Link>
        <CallButton label={t`Call Seller`} shown target={arrival.seller} />
      </CardActions>
    </article>
  );
}
