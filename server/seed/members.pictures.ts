import { picturePath } from './media.seed.ts';
import type { Person } from './people.ts';
import type { SeedPicture } from './products/picks.ts';
import type { Seller } from './sellers.ts';

export type Shown = { profileImage: string | null; bannerImage: string | null };

/** What is painted over the shop of one who sells this first of all. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  plywood: ['plywood house', 'plywood · laminates'],
  boards: ['plywood house'],
  mdf: ['plywood · laminates'],
  laminates: ['laminate gallery'],
  veneers: ['veneer studio'],
  doors: ['doors & frames'],
  timber: ['timber & ply'],
  hardware: ['hardware store'],
  adhesives: ['hardware store'],
  'edge-band': ['laminate gallery'],
  machinery: ['hardware store'],
  electronics: ['hardware store'],
};

/** The fitting pictures one after another; a short row begins again. */
function inTurn() {
  const turns = new Map<string, number>();
  return (row: string, pictures: readonly SeedPicture[]): string | null => {
    const turn = turns.get(row) ?? 0;
    turns.set(row, turn + 1);
    const next = pictures[turn % Math.max(1, pictures.length)];
    return next ? picturePath(next) : null;
  };
}

/** A logo and a shop front for sellers, a face for everyone else. */
export function memberPictures(pictures: readonly SeedPicture[]) {
  const next = inTurn();
  const of = (group: string) => pictures.filter((picture) => picture.group === group);
  const [logos, shops, faces] = [of('logos'), of('shops'), of('portraits')];
  const shopsOf = (family: string) =>
    shops.filter(({ shows }) => (SIGNS[family] ?? ['interiors']).includes(shows?.sign ?? ''));
  return {
    seller({ categories: [first = ''] }: Seller): Shown {
      return { profileImage: next('logos', logos), bannerImage: next(first, shopsOf(first)) };
    },
    person({ looks }: Person): Shown {
      const fitting = faces.filter(({ shows }) => shows?.person === looks);
      return { profileImage: next(looks, fitting), bannerImage: null };
    },
  };
}
