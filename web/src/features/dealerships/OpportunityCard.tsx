import { Trans, useLingui } from '@lingui/react/macro';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Badge } from '#ui/display/Badge.tsx';
import { Card, CardActions, cardLinkClass } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { opportunityType } from '#ui/words/partnerships.ts';
import { Cities } from './Cities.tsx';
import { openCities, titleOf } from './territory.ts';

/** What a card shows of it. */
export const CARD_PARTS = [
  ...(['_id', 'Organisation_name', 'Type', 'Brand', 'product', 'cities', 'stateName'] as const),
  ...(['description', 'picture', 'isVerified', 'isPremium'] as const),
] as const;

type Props = {
  opportunity: Pick<Opportunity, (typeof CARD_PARTS)[number]>;
  /** Apply Now, or what became of it. */
  action: ReactNode;
  /** Beside the action; how many cities are open where nothing is said. */
  note?: ReactNode;
  eager?: boolean;
};

/** A brand that looks for partners: which, where, on what terms. The whole card leads to its page. */
export function OpportunityCard({ opportunity, action, note, eager = false }: Props) {
  const { t } = useLingui();
  const { _id, Organisation_name, Type, cities, stateName, description, picture, isVerified, isPremium } = opportunity;
  return (
    <Card className="h-full sm:flex-row">
      <Picture
        picture={picture}
        alt=""
        eager={eager}
        ratio="own"
        sizes="(min-width: 1280px) 240px, (min-width: 640px) 34vw, 92vw"
        widths={[320, 640, 1280]}
        className="flex-none max-sm:aspect-video sm:min-h-55 sm:w-[34%]"
        imageClassName="absolute inset-0 size-full object-cover"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-5">
        <div className="flex flex-wrap gap-2">
          {isVerified && (
            <Badge tone="ok">
              <Trans>Verified</Trans>
            </Badge>
          )}
          {isPremium && (
            <Badge tone="wait">
              <Trans>Premium</Trans>
            </Badge>
          )}
          <Badge>{stateName}</Badge>
        </div>
        <h3 className="text-title wrap-break-word">
          <Link to="/apply-dealership/$id" params={{ id: _id }} className={cardLinkClass}>
            {titleOf(opportunity)}
          </Link>
        </h3>
        <p className="truncate text-ink-2 text-ui">
          {Organisation_name} · {opportunityType(Type, t)}
        </p>
        <p className="line-clamp-2 text-ink-2 text-ui wrap-break-word">{description}</p>
        <Cities cities={cities} />
        <CardActions className="flex-wrap items-center gap-x-3">
          {action}
          <span className="text-ink-3 text-meta tabular-nums">{note ?? t(openCities(opportunity))}</span>
        </CardActions>
      </div>
    </Card>
  );
}
