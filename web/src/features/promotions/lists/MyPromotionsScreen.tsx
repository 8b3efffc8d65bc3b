import { msg } from '@lingui/core/macro';
import type { Promotion } from '@plyhaat/contract/promotions/promotions';
import { useQuery } from '@tanstack/react-query';
import type { Say } from '#ui/said.ts';
import { AllowanceLeft } from '../AllowanceLeft.tsx';
import { ownPromotions, removePromotion } from '../placements.queries.ts';
import { PROMOTION } from '../words.ts';
import { type PlacementCard, spanFacts, stateMarks } from './card.ts';
import { PlacementList } from './PlacementList.tsx';

const cardOf = (promotion: Promotion, say: Say): PlacementCard => ({
  name: promotion.productName,
  slug: promotion.productSlug,
  picture: promotion.picture,
  marks: stateMarks(promotion),
  ...(promotion.isVideo && { corner: msg`Video` }),
  text: promotion.message,
  facts: spanFacts(promotion, say),
});

export function MyPromotionsScreen() {
  return (
    <PlacementList
      words={PROMOTION}
      list={useQuery(ownPromotions())}
      cardOf={cardOf}
      remove={removePromotion}
      left={<AllowanceLeft kind="advertisement" />}
    />
  );
}
