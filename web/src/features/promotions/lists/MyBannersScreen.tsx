import { msg, plural } from '@lingui/core/macro';
import type { OwnBanner } from '@plyhaat/contract/promotions/banner-form';
import { useQuery } from '@tanstack/react-query';
import type { Say } from '#ui/said.ts';
import { formatMoment } from '#ui/words/dates.ts';
import { AllowanceLeft } from '../AllowanceLeft.tsx';
import { KINDS } from '../forms/banner-values.ts';
import { ownBanners, removeBanner } from '../placements.queries.ts';
import { BANNER } from '../words.ts';
import { type Mark, type PlacementCard, undecided } from './card.ts';
import { PlacementList } from './PlacementList.tsx';

/** PROMO-7. */
const activity = ({ isActive }: OwnBanner): Mark =>
  isActive ? { tone: 'ok', label: msg`Active` } : { tone: 'plain', label: msg`Inactive` };

const whileIn = ({ startDate, endDate, days }: OwnBanner, say: Say): PlacementCard['facts'] =>
  startDate && endDate
    ? [
        [msg`Starts`, formatMoment(new Date(startDate), say)],
        [msg`Ends`, formatMoment(new Date(endDate), say)],
      ]
    : [[msg`Runs`, msg`${plural(days, { one: '# day from approval', other: '# days from approval' })}`]];

const cardOf = (banner: OwnBanner, say: Say): PlacementCard => ({
  name: banner.title || KINDS[banner.type].label,
  picture: banner.picture,
  marks: [activity(banner), ...undecided(banner)],
  facts: [
    [msg`Type`, KINDS[banner.type].label],
    [msg`Position`, msg`Top of the home page`],
    [msg`Picture for phones`, banner.appImage ? msg`Yes` : msg`No`],
    ...whileIn(banner, say),
    [msg`Created`, formatMoment(new Date(banner.createdAt), say)],
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
