import { readAmount } from '@plyhaat/contract/core/quantity';
import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import { brands, categories, products } from '#modules/catalog/catalog.tables.ts';
import { readFacts } from '#modules/catalog/facts/facts.ts';
import { dealerships, opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { leads } from '#modules/leads/leads.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { banners } from '#modules/promotions/promotions.tables.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { only } from '#platform/db/sql.ts';

/** Valid rows with nothing said that the test does not say. */
type Over<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

let made = 0;
/** Different for every row of a run and never of meaning. */
const distinct = () => `${newId().slice(-8)}${++made}`;
/** An Indian mobile number nobody else has; several test files never share a database. */
export const somePhone = () => `9${String(700_000_000 + ++made)}`;

export const someMember = async (db: Db, over: Over<typeof members> = {}) =>
  only(
    await db
      .insert(members)
      .values({
        slug: `member-${distinct()}`,
        phone: somePhone(),
        name: 'Some One',
        role: 'USER',
        provenAt: new Date(),
        ...over,
      })
      .returning(),
  );

/** A member with a business behind it. */
export async function someSeller(db: Db, over: Over<typeof members> = {}, company: Over<typeof companies> = {}) {
  const seller = await someMember(db, { role: BUSINESS_ROLES[2], ...over });
  await db.insert(companies).values({ memberId: seller.id, name: 'Some Company', ...company });
  return seller;
}

/** One of boards: sold in sheets, by area. */
export const someCategory = async (db: Db, over: Over<typeof categories> = {}) =>
  only(
    await db
      .insert(categories)
      .values({
        level: 1,
        position: 0,
        name: 'Some category',
        slug: `category-${distinct()}`,
        unitName: 'sheet',
        soldByArea: true,
        ...over,
      })
      .returning(),
  );

export async function someBrand(db: Db, over: Over<typeof brands> = {}) {
  const name = over.name ?? `Brand ${distinct()}`;
  return only(
    await db
      .insert(brands)
      .values({ nameKey: name.toLowerCase(), ...over, name })
      .returning(),
  );
}

/** A stored picture's row; the file itself is the test's to write. */
export const somePicture = async (db: Db, over: Over<typeof mediaFiles> = {}) =>
  only(
    await db
      .insert(mediaFiles)
      .values({
        path: `products/${distinct()}.webp`,
        use: 'product',
        kind: 'image',
        contentType: 'image/webp',
        bytes: 1000,
        width: 800,
        height: 600,
        ...over,
      })
      .returning(),
  );

/** An approved product; seller and category are made where the test names none. */
export async function someProduct(db: Db, over: Over<typeof products> = {}) {
  const price = over.listPrice ?? 1000;
  const { thickness = null, grade = null, size = null, wood = null, finish = null, priceUnit = 'per sq.ft' } = over;
  return only(
    await db
      .insert(products)
      .values({
        sellerId: over.sellerId ?? (await someSeller(db)).id,
        categoryId: over.categoryId ?? (await someCategory(db)).id,
        name: 'Some product',
        slug: `product-${distinct()}`,
        listPrice: price,
        askedPrice: over.sellingPrice ?? price,
        priceUnit,
        ...readFacts({ thickness, grade, size, wood, finish, priceUnit }),
        longDescription: 'Some description',
        mainImage: '',
        approval: 'APPROVED',
        ...over,
      })
      .returning(),
  );
}

/** A buyer who contacted a seller, so that what it writes of it is published at once. */
export const someLead = async (db: Db, over: Over<typeof leads> & { sellerId: string; buyerId: string }) =>
  only(
    await db
      .insert(leads)
      .values({ channel: 'call', name: 'Some One', source: 'seller', ...over })
      .returning(),
  );

/** An approved banner of our own that runs now. */
export const someBanner = async (db: Db, over: Over<typeof banners> = {}) =>
  only(
    await db
      .insert(banners)
      .values({
        kind: 'house',
        title: 'Some banner',
        link: '/shop',
        linkText: 'Shop now',
        webImage: '',
        approval: 'APPROVED',
        ...over,
      })
      .returning(),
  );

const NASHIK = { stateId: stateId('MH'), cityId: cityId('nashik-mh') };

/** What somebody in Nashik looks for; the buyer is made where the test names none. */
export const someRequirement = async (db: Db, over: Over<typeof requirements> = {}) =>
  only(
    await db
      .insert(requirements)
      .values({
        buyerId: over.buyerId ?? (await someMember(db)).id,
        title: 'Some plywood',
        description: 'Some description',
        quantity: '10 sheets',
        budget: 25_000,
        ...NASHIK,
        ...over,
        amount: readAmount(over.quantity ?? '10 sheets'),
      })
      .returning(),
  );

/** An approved opportunity that is open for applications. */
export const someOpportunity = async (db: Db, over: Over<typeof opportunities> = {}) =>
  only(
    await db
      .insert(opportunities)
      .values({
        ownerId: over.ownerId ?? (await someSeller(db)).id,
        organisationName: 'Some Organisation',
        type: 'Dealership',
        brand: 'Some brand',
        product: 'Laminates',
        stateId: NASHIK.stateId,
        cityIds: [NASHIK.cityId],
        image: '',
        description: 'Some description',
        approval: 'APPROVED',
        review: over.approval ?? 'APPROVED',
        ...over,
      })
      .returning(),
  );

/** A business record that staff have approved. */
export const someDealership = async (db: Db, over: Over<typeof dealerships> = {}) =>
  only(
    await db
      .insert(dealerships)
      .values({
        ownerId: over.ownerId ?? (await someMember(db)).id,
        name: 'Some Dealership',
        description: 'Some description',
        address: 'Some street 1',
        ...NASHIK,
        pincode: '422001',
        phone: '9822011111',
        email: 'shop@example.com',
        businessType: 'Retailer',
        logo: '',
        approval: 'APPROVED',
        ...over,
      })
      .returning(),
  );
