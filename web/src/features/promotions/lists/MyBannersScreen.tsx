import { formatMoment } from '@plyhaat/contract/core/dates';
import type { OwnBanner } from '@plyhaat/contract/promotions/banner-form';
import { useQuery } from '@tanstack/react-query';
import { AllowanceLeft } from '../AllowanceLeft.tsx';
import { KINDS } from '../forms/banner-values.ts';
import { ownBanners, removeBanner } from '../placements.queries.ts';
import { BANNER } from '../words.ts';
import { type Mark, type PlacementCard, undecided } from './card.ts';
import { PlacementList } from './PlacementList.tsx';
import * as TEXTS from './texts.ts';

/** PROMO-7. */
const activity = ({ isActive }: OwnBanner): Mark =>
  isActive ? { tone: 'ok', label: TEXTS.active } : { tone: 'plain', label: TEXTS.inactive };

const whileIn = ({ startDate, endDate, days }: OwnBanner): PlacementCard['facts'] =>
  startDate && endDate
    ? [
        [TEXTS.starts, formatMoment(new Date(startDate))],
        [TEXTS.ends, formatMoment(new Date(endDate))],
      ]
    : [[TEXTS.runs, TEXTS.daysFromApproval(days)]];

const cardOf = (banner: OwnBanner): PlacementCard => ({
  name: banner.title || KINDS[banner.type].label,
  picture: banner.picture,
  marks: [activity(banner), ...undecided(banner)],
  facts: [
    [TEXTS.type, KINDS[banner.type].label],
    [TEXTS.position, TEXTS.topOfTheHome],
    [TEXTS.pictureForPhones, banner.appImage ? TEXTS.yes : TEXTS.no],
    ...whileIn(banner),
    [TEXTS.created, formatMoment(new Date(banner.createdAt))],
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
