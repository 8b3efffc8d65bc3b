import { formatMoment } from '@plyhaat/contract/core/dates';
import type { OwnBanner } from '@plyhaat/contract/promotions/banner-form';
import { useQuery } from '@tanstack/react-query';
import { AllowanceLeft } from '../AllowanceLeft.tsx';
import { KINDS } from '../forms/banner-values.ts';
import { ownBanners, removeBanner } from '../placements.queries.ts';
import { BANNER } from '../words.ts';
import { type Mark, type PlacementCard, undecided } from './card.ts';
import { PlacementList } from './PlacementList.tsx';

/** Spec 2 §4: Active or Inactive. */
const activity = ({ isActive }: OwnBanner): Mark =>
  isActive ? { tone: 'ok', label: 'Active' } : { tone: 'plain', label: 'Inactive' };

const whileIn = ({ startDate, endDate, days }: OwnBanner): PlacementCard['facts'] =>
  startDate && endDate
    ? [
        ['Starts', formatMoment(new Date(startDate))],
        ['Ends', formatMoment(new Date(endDate))],
      ]
    : [['Runs', `${days} days from approval`]];

const cardOf = (banner: OwnBanner): PlacementCard => ({
  name: banner.title || KINDS[banner.type].label,
  picture: banner.picture,
  marks: [activity(banner), ...undecided(banner)],
  facts: [
    ['Type', KINDS[banner.type].label],
    ['Position', 'Top of the home page'],
    ['Picture for phones', banner.appImage ? 'Yes' : 'No'],
    ...whileIn(banner),
    ['Created', formatMoment(new Date(banner.createdAt))],
  ],
});

export function MyBannersScreen() {
  return (
    <PlacementList
      words={BANNER}
      list={useQuery(ownBanners())}
      cardOf={cardOf}
      remove={removeBanner}
      left={<AllowanceLeft kind="banner" />}
      wide
    />
  );
}
