import type { ReelProduct } from '@plyhaat/contract/reels/reel-product';
import { listReels, type Reel } from '@plyhaat/contract/reels/reels';
import { vi } from 'vitest';
import { answer } from './fake-api.ts';
import { someReel as plainReel } from './home.ts';

let made = 0;
const newId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;

export const someReel = (over: Partial<Reel> = {}): Reel => ({
  ...plainReel(),
  _id: newId(),
  userId: newId(),
  sources: [
    { height: 240, path: 'reels/door.p240.mp4', bytes: 700_000 },
    { height: 720, path: 'reels/door.mp4', bytes: 4_000_000 },
  ],
  captions: null,
  products: [],
  ...over,
});

export const someReelProduct = (over: Partial<ReelProduct> = {}): ReelProduct => ({
  _id: newId(),
  slug: 'marine-ply',
  name: 'Marine ply 18 mm',
  price: 142,
  originalPrice: 142,
  pricetype: 'per sq.ft',
  unitName: 'sheet',
  soldByArea: true,
  size: null,
  thickness: null,
  picture: null,
  inStock: true,
  ...over,
});

/** Reels called 'Reel 1' to 'Reel n'. */
export const someReels = (count: number): Reel[] =>
  Array.from({ length: count }, (_, at) => someReel({ title: `Reel ${at + 1}` }));

/** A feed of these reels, five to a page, whose cursor is the place of the next. */
export const feedOf = (reels: readonly Reel[]) =>
  answer(listReels, ({ query: { after = '0', perPage = 10 } }) => {
    const from = Number(after);
    const to = from + Number(perPage);
    const next = to < reels.length ? String(to) : null;
    return { data: reels.slice(from, to), total: reels.length, BlogVideoCount: reels.length, next };
  });

/** What jsdom lacks of a video. Undone by `vi.restoreAllMocks()`. */
export function stubVideos() {
  const playing = new Set<HTMLMediaElement>();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    playing.add(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  return { playing: () => [...playing].map((video) => video.getAttribute('aria-label')) };
}
