import { HARDWARE, PLYWOOD, type ReelRow, row } from './reels.data.ts';

/** What else the sample sellers have said: one of each state that is not public. Their videos play for nobody else. */
export type OwnReelRow = ReelRow & {
  readonly state: 'review' | 'rejected' | 'inactive' | 'processing';
  readonly seller: string;
};
const own = (seller: string, state: OwnReelRow['state'], reel: ReelRow): OwnReelRow => ({ ...reel, seller, state });

const [WITH_PLAN, WITHOUT_PLAN] = ['9000000002', '9000000003'];
export const REJECT_REASON = 'The film shows a phone number. Please cut it out: buyers reach you by the buttons.';

export const OWN_REELS: readonly OwnReelRow[] = [
  own(
    WITH_PLAN,
    'review',
    row(
      'own-edge-check',
      PLYWOOD,
      'Three edges, one is marine',
      'Guess before the last shot. The answer is in the number of plies.',
      'plywood quiz',
    ),
  ),
  own(
    WITH_PLAN,
    'rejected',
    row(
      'own-offer',
      PLYWOOD,
      'This week at the counter',
      'Come by or call us, we cut to size at once.',
      'plywood offer',
    ),
  ),
  own(
    WITH_PLAN,
    'inactive',
    row('own-monsoon', PLYWOOD, 'How we keep sheets dry', 'Off the floor, under cover, away from the wall.', 'storage'),
  ),
  own(
    WITHOUT_PLAN,
    'review',
    row('own-new-rack', HARDWARE, 'The new rack of handles', 'Forty lengths and finishes on one wall.', 'handles'),
  ),
  own(
    WITHOUT_PLAN,
    'rejected',
    row('own-price-list', HARDWARE, 'All rates in half a minute', 'Hinges, channels and locks by the box.', 'rates'),
  ),
  own(
    WITHOUT_PLAN,
    'inactive',
    row('own-old-stock', HARDWARE, 'Last boxes of the old series', 'Sold out since, thank you.', 'hinges'),
  ),
  own(
    WITH_PLAN,
    'processing',
    row('own-unloading', PLYWOOD, 'Unloading at six', 'Forty bundles before the shop opens.', 'yard'),
  ),
  own(
    WITHOUT_PLAN,
    'processing',
    row('own-packing', HARDWARE, 'How we pack glass knobs', 'Two layers and a note on the box.', 'knobs'),
  ),
];
