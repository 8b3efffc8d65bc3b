import { msg } from '@lingui/core/macro';
import type { Arrival } from '@plyhaat/contract/promotions/arrivals';
import { useQuery } from '@tanstack/react-query';
import type { Say } from '#ui/said.ts';
import { AllowanceLeft } from '../AllowanceLeft.tsx';
import { ownArrivals, removeArrival } from '../placements.queries.ts';
import { ARRIVAL } from '../words.ts';
import { type Mark, type PlacementCard, spanFacts, stateMarks } from './card.ts';
import { PlacementList } from './PlacementList.tsx';

/** Verified or Pending, and once it is verified how far it is (PROMO-2). */
const marksOf = (arrival: Arrival): readonly Mark[] =>
  arrival.verifeied ? [{ tone: 'ok', label: msg`Verified` }, ...stateMarks(arrival)] : stateMarks(arrival);

const cardOf = (arrival: Arrival, say: Say): PlacementCard => ({
  name: arrival.productname,
  slug: arrival.productSlug,
  picture: arrival.picture,
  marks: marksOf(arrival),
  text: [arrival.companyName, arrival.cityName].filter(Boolean).join(', '),
  facts: spanFacts(arrival, say),
});

export function MyArrivalsScreen() {
  return (
    <PlacementList
      words={ARRIVAL}
      list={useQuery(ownArrivals())}
      cardOf={cardOf}
      remove={removeArrival}
      left={<AllowanceLeft kind="advertisement" />}
    />
  );
}
