import type pg from 'pg';
import { memberFiles } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';
import { picturePath } from './media.seed.ts';
import { memberId } from './member-id.ts';
import type { SeedPicture } from './products/picks.ts';
import type { Random } from './random.ts';
import type { Seller } from './sellers.ts';

/** A form with SPECIMEN written across it stands in for every seller's GST certificate. */
const CERTIFICATE = { path: 'demo/documents/gst-certificate.webp', width: 620, height: 877, bytes: 16_800 };

const seedCertificate = (client: pg.ClientBase, at: Date) =>
  copyInto(
    client,
    mediaFiles,
    [
      'id',
      'path',
      'use',
      'kind',
      'contentType',
      'bytes',
      'width',
      'height',
      'claimedBy',
      'open',
      'looseSince',
      'createdAt',
    ],
    [
      {
        ...CERTIFICATE,
        id: idOf('media', CERTIFICATE.path),
        use: 'documents',
        kind: 'image',
        contentType: 'image/webp',
        claimedBy: 'demo',
        open: false,
        looseSince: at,
        createdAt: at,
      },
    ],
  );

/** Three to five pictures of what a seller deals in, and its certificate. */
export async function seedGalleries(
  client: pg.ClientBase,
  random: Random,
  sellers: readonly Seller[],
  pictures: readonly SeedPicture[],
  at: Date,
): Promise<void> {
  await seedCertificate(client, at);
  const goods = Map.groupBy(
    pictures.filter(({ group }) => group === 'products'),
    ({ subject }) => subject.split('/')[0] ?? '',
  );
  await copyInto(
    client,
    memberFiles,
    ['memberId', 'kind', 'position', 'path'],
    sellers.flatMap((seller) => {
      const own = random.fork(seller.slug);
      const fitting = seller.categories.flatMap((family) => goods.get(family) ?? []);
      const shown = own.some(fitting, own.int(3, 5)).map((picture, position) => ({
        memberId: memberId(seller.slug),
        kind: 'image' as const,
        position,
        path: picturePath(picture),
      }));
      return [
        ...shown,
        { memberId: memberId(seller.slug), kind: 'document' as const, position: 0, path: CERTIFICATE.path },
      ];
    }),
  );
}
