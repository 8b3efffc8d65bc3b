import type { ReviewItem } from '@plyhaat/contract/admin/admin';
import type { Arrival } from '@plyhaat/contract/promotions/arrivals';
import type { OwnBanner } from '@plyhaat/contract/promotions/banner-form';
import type { FlashSale } from '@plyhaat/contract/promotions/flash-sales';
import type { Promotion } from '@plyhaat/contract/promotions/promotions';
import { signPath } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { reviewable } from '#platform/review/decide.ts';
import type { Reviewable } from '#platform/review/reviewable.ts';
import { arrivalShape } from '../arrivals.sql.ts';
import { bannerShape } from '../banners.sql.ts';
import type { Shape } from '../cards.sql.ts';
import { saleShape } from '../flash-sales.sql.ts';
import { approve, reject } from '../placements.service.ts';
import { lockPlacement, type Placement } from '../placements.sql.ts';
import { readSaved } from '../reads.service.ts';
import { promotionShape } from '../running-promotions.sql.ts';
import { followSale } from '../sale-clock.service.ts';
import {
  arrivalReading,
  bannerReading,
  differing,
  promotionReading,
  type Reading,
  saleReading,
  sideOf,
} from './queue.readings.ts';
import { countQueue, type QueuedPlacement, selectQueue, selectQueued } from './queue.sql.ts';

const CALLED = {
  banner: 'banner',
  advertisement: 'new arrival',
  flashSale: 'flash sale',
  promotion: 'promotion',
} as const;

const itemOf = ({ settings }: Deps, { kind }: Shape, row: QueuedPlacement): Omit<ReviewItem, 'kind'> => ({
  _id: row.id,
  version: row.version,
  status: row.status,
  title: row.title,
  about: row.isPublic ? `Change to a public ${CALLED[kind.name]}` : `New ${CALLED[kind.name]}`,
  picture: row.picture && !row.isOpen ? { ...row.picture, path: signPath(settings, row.picture.path) } : row.picture,
  owner: row.owner,
  submittedAt: row.submittedAt,
  reason: row.reason,
});

const generalWarnings = ({ isOver, isReady }: QueuedPlacement) => [
  ...(isOver ? ['Its end date has passed.'] : []),
  ...(isReady === false ? ['The video is still being processed.'] : []),
];

/** What staff see and decide of one kind; `follow` runs with an approval. */
const reviewsOf = <Card>(
  shape: Shape,
  reading: Reading<Card>,
  follow?: (db: Db, placement: Placement) => Promise<void>,
): Reviewable =>
  reviewable({
    kind: shape.kind.name,
    count: (db, filter) => countQueue(db, shape.kind, filter),
    list: async (deps, page) => (await selectQueue(deps.db, shape.kind, page)).map((row) => itemOf(deps, shape, row)),
    async read(deps, id) {
      const row = await selectQueued(deps.db, shape.kind, id);
      const saved = row && (await readSaved<Card>(deps, shape, id));
      if (!saved) return undefined;
      const shown = row.isPublic ? await readSaved<Card>(deps, shape, id, 'public') : undefined;
      return {
        ...itemOf(deps, shape, row),
        public: shown ? sideOf(reading, shown.card) : null,
        pending: sideOf(reading, saved.card),
        differs: shown ? differing(reading, shown.card, saved.card) : [],
        warnings: [...generalWarnings(row), ...reading.warnings(saved.card)],
        link: reading.link(saved.card),
      };
    },
    async lock(db, id) {
      const placement = await lockPlacement(db, shape.kind, id);
      return placement && { ...placement, status: placement.review };
    },
    async approve(db, placement) {
      await approve(db, shape.kind, placement);
      await follow?.(db, placement);
    },
    reject: (db, placement, rejection) => reject(db, shape.kind, placement, rejection),
  });

export const bannerReviews = reviewsOf<OwnBanner>(bannerShape, bannerReading);
export const arrivalReviews = reviewsOf<Arrival>(arrivalShape, arrivalReading);
export const saleReviews = reviewsOf<FlashSale>(saleShape, saleReading, followSale);
export const promotionReviews = reviewsOf<Promotion>(promotionShape, promotionReading);
