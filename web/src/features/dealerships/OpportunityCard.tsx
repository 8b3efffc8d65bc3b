import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import type { ReactNode } from 'react';
import { Badge } from '#ui/display/Badge.tsx';
import { Card, CardActions } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';

/** A brand that looks for partners: which, where, on what terms. */
export function OpportunityCard({ opportunity, action }: { opportunity: Opportunity; action?: ReactNode }) {
  const { Brand, product, Organisation_name, cities, stateName, description, picture, isVerified, isPremium } =
    opportunity;
  return (
    <Card className="h-full sm:flex-row">
      <Picture
        picture={picture}
        alt=""
        ratio="own"
        sizes="(min-width: 1280px) 240px, (min-width: 640px) 30vw, 86vw"
        className="flex-none max-sm:aspect-video sm:min-h-55 sm:w-[38%]"
        imageClassName="absolute inset-0 size-full object-cover"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-5">
        <div className="flex flex-wrap gap-2">
          {isVerified && <Badge tone="ok">Verified</Badge>}
          {isPremium && <Badge tone="wait">Premium</Badge>}
          <Badge>{stateName}</Badge>
        </div>
        <h3 className="text-title wrap-break-word">
          {Brand} {product}
        </h3>
        <p className="truncate text-ink-2 text-ui">{Organisation_name}</p>
        <p className="line-clamp-3 text-ink-2 text-ui wrap-break-word">{description}</p>
        <p className="line-clamp-1 text-ink-3 text-meta">{cities.map(({ name }) => name).join(', ')}</p>
        {action && <CardActions className="pt-2">{action}</CardActions>}
      </div>
    </Card>
  );
}
