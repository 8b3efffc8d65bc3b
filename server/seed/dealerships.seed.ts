import { isBuyer } from '@plyhaat/contract/core/roles';
import { DAY_MS, HOUR_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { dealerships } from '#modules/dealerships/dealerships.tables.ts';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';
import { picturePath } from './media.seed.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import type { SeedPicture } from './products/picks.ts';
import type { Random } from './random.ts';

/** The form with SPECIMEN written across it that also stands for GST certificates. */
const SPECIMEN = 'demo/documents/gst-certificate.webp';
const SAMPLE_BUYER = '9000000001';
const SAMPLE_SELLER = '9000000002';
const REASON = 'The trade licence has expired. Please add the one of this year.';

const COUNT = 18;
export const DEALERSHIP_IDS = Array.from({ length: COUNT }, (_, turn) => idOf('dealership', String(turn)));

const NAMES = ['Ply Centre', 'Plywood Mart', 'Laminate House', 'Hardware Stores', 'Board Depot', 'Interiors'];
const TYPES = ['Retailer', 'Wholesaler', 'Distributor', 'Other'] as const;
/** Of three in a row one is active, one waits and one was sent back. */
const STATES = ['APPROVED', 'PENDING', 'REJECTED'] as const;

const COLUMNS = [
  'id',
  'ownerId',
  'name',
  'description',
  'address',
  'stateId',
  'cityId',
  'pincode',
  'phone',
  'email',
  'businessType',
  'establishedYear',
  'logo',
  'documents',
  'approval',
  'version',
  'rejectReason',
  'submittedAt',
  'decidedAt',
  'createdAt',
  'updatedAt',
] as const;

/** Business records: of the sample buyer and seller one in each state, then of other buyers. */
export async function seedDealerships(
  client: pg.ClientBase,
  random: Random,
  { people, sellers }: People,
  pictures: readonly SeedPicture[],
  at: Date,
): Promise<void> {
  const buyers = people.filter(({ role }) => isBuyer(role));
  const sample = buyers.filter(({ phone }) => phone === SAMPLE_BUYER);
  const others = random.some(
    buyers.filter(({ phone }) => phone !== SAMPLE_BUYER),
    COUNT,
  );
  const seller = sellers
    .filter(({ phone }) => phone === SAMPLE_SELLER)
    .map(({ contact, ...rest }) => ({ ...rest, name: contact }));
  const owners = [...sample, ...sample, ...sample, ...seller, ...seller, ...seller, ...others];
  const logos = pictures.filter(({ group }) => group === 'logos');
  const rows = DEALERSHIP_IDS.flatMap((id, turn) => {
    const owner = owners[turn];
    if (!owner) return [];
    const approval = STATES[turn % STATES.length] ?? 'PENDING';
    const family = owner.name.split(' ').at(-1) ?? '';
    const createdAt = new Date(at.getTime() - (turn + 1) * DAY_MS - random.int(1, 20) * HOUR_MS);
    const decidedAt = approval === 'PENDING' ? null : new Date(createdAt.getTime() + 6 * HOUR_MS);
    return [
      {
        id,
        ownerId: memberId(owner.slug),
        name: `${family} ${NAMES[turn % NAMES.length]}`,
        description: 'Plywood, laminates and hardware for carpenters and builders of the neighbourhood.',
        address: `${random.int(2, 90)} Station Road`,
        stateId: stateId(owner.citySlug.slice(owner.citySlug.lastIndexOf('-') + 1).toUpperCase()),
        cityId: cityId(owner.citySlug),
        pincode: String(random.int(110_001, 855_117)),
        phone: owner.phone,
        email: owner.email,
        businessType: TYPES[turn % TYPES.length] ?? 'Other',
        establishedYear: random.int(1978, 2022),
        logo: picturePath(logos[turn % logos.length] as SeedPicture),
        documents: [SPECIMEN],
        approval,
        version: idOf('dealership version', String(turn)),
        rejectReason: approval === 'REJECTED' ? REASON : null,
        submittedAt: createdAt,
        decidedAt,
        createdAt,
        updatedAt: createdAt,
      },
    ];
  });
  await copyInto(client, dealerships, COLUMNS, rows);
}
