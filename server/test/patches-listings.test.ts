import { afterAll, expect, test } from 'vitest';
import { testApp } from './app.ts';
import { someBrand, someCategory, someProduct } from './builders.ts';
import { changesWhatItNames, type Patched, patchesOf } from './patches.ts';
import { BASE, type FormKind, inHours, placed, sentFile, someAdvertiser } from './placing.ts';
import { sentVideo } from './published.ts';
import { submitted } from './selling.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const { seller, product } = await someAdvertiser(db);

const data = async (address: string) => (await app.get(address, seller)).json().data;

async function listing(): Promise<Patched> {
  const parent = await someCategory(db);
  const children = [1, 2].map(() => someCategory(db, { level: 2, parentId: parent.id }));
  const [first, second] = await Promise.all(children);
  const specification = { thickness: '18 mm', application: 'Kitchens', grade: 'BWP', wood: 'Gurjan', glue: 'Phenol' };
  const { _id } = await submitted(app, seller, {
    categoryId: first?.id ?? '',
    brand: (await someBrand(db)).id,
    sellingprice: '2200 per sq.ft',
    slabs: [{ minQuantity: 50, price: 2100 }],
    shortDescription: 'For kitchens.',
    specification,
    size: '8 x 4 ft',
    finish: 'Sanded',
    standard: 'IS 710',
    licenceNumber: '1234567890',
    licenceValidTill: '2036-03-31',
    minimumOrder: '10 sheets',
    imageArr: [await sentFile(app, 'product', seller)],
    inStock: true,
    code: 'P-18',
  });
  return {
    address: `/product/updateById/${_id}`,
    who: seller,
    read: async () => {
      const { latest, inStock, code, slug, status } = await data(`/product/getProductById/${_id}`);
      return { ...latest, inStock, code, slug, status };
    },
    changes: {
      name: 'Marine plywood 19 mm',
      price: 2500,
      sellingprice: '2300 per sq.ft',
      slabs: [{ minQuantity: 60, price: 2000 }],
      shortDescription: 'For ships.',
      longDescription: 'Gurjan core, melamine bonded.',
      specification: { thickness: '19 mm' },
      size: '7 x 4 ft',
      finish: 'Veneered',
      standard: 'IS 303',
      licenceValidTill: '2037-03-31',
      minimumOrder: '20 sheets',
      brand: (await someBrand(db)).id,
      categoryId: second?.id,
      mainImage: await sentFile(app, 'product', seller),
      imageArr: [],
      inStock: false,
      code: 'P-19',
    },
    follows: ['slug'],
    shows: {
      sellingprice: ['sellingPrice'],
      specification: ['specification.thickness'],
      brand: ['brand', 'brandId'],
      categoryId: ['categoryId', 'categoryArr'],
      mainImage: ['mainImage', 'picture.path', 'picture.placeholder'],
    },
  };
}

/** One under review, not begun yet. */
async function placement(kind: FormKind, over: object, changes: Patched['changes'], shows: Patched['shows']) {
  const start = { startDate: inHours(24), endDate: inHours(48) };
  const { _id } = await placed(app, kind, seller, product.id, { ...start, ...over });
  return {
    address: `${BASE[kind]}/updateById/${_id}`,
    who: seller,
    read: () => data(`${BASE[kind]}/getById/${_id}`),
    changes,
    follows: ['version', 'updatedAt'],
    ...(shows && { shows }),
  };
}

const IMAGE = ['image', 'picture.path'];
const another = async (use: Parameters<typeof sentFile>[1]) => ({ image: await sentFile(app, use, seller) });

const banner = async () => {
  const files = { ...(await another('banner')), appImage: await sentFile(app, 'banner', seller) };
  const { image } = await another('banner');
  return placement('banner', { type: 'productbanner', appImage: image }, files, {
    image: IMAGE,
    appImage: ['appImage', 'appPicture.path'],
  });
};

const arrival = async () =>
  placement(
    'advertisement',
    {},
    { ...(await another('arrival')), startDate: inHours(30) },
    {
      image: IMAGE,
      // It runs as long as before.
      startDate: ['startDate', 'endDate'],
    },
  );

const sale = async () =>
  placement(
    'flashSale',
    { discountType: 'Flat' },
    {
      ...(await another('sale')),
      salePrice: 1400,
      discountType: 'Percentage',
      description: 'Next week only.',
      startDate: inHours(26),
      endDate: inHours(50),
      status: false,
    },
    { image: IMAGE, salePrice: ['salePrice', 'discountValue'], discountType: ['discountType', 'discountValue'] },
  );

const promotion = async () =>
  placement(
    'promotion',
    {},
    { ...(await another('promotion')), message: 'Ask again', startDate: inHours(26), endDate: inHours(50) },
    { image: IMAGE },
  );

async function reel(): Promise<Patched> {
  const own = await someProduct(db, { sellerId: seller.id });
  const words = { title: 'A title of its own', description: 'Cut to size. #bwp', productIds: [product.id] };
  const reply = await app.post('/reelVideo', { ...words, video: await sentVideo(app, seller) }, seller);
  expect(reply.statusCode, reply.body).toBe(200);
  const { _id } = reply.json().data;
  return {
    address: `/reelVideo/updateById/${_id}`,
    who: seller,
    read: () => data(`/reel/getById/${_id}`),
    changes: { title: 'Another title', description: 'Cut to any size. #bwp', productIds: [own.id], isActive: false },
    follows: ['updatedAt'],
    shows: { productIds: ['productIds', 'products'] },
  };
}

const PATCHES: Readonly<Record<string, () => Promise<Patched>>> = {
  'PATCH /product/updateById/:id': listing,
  'PATCH /BannerImage/updateById/:id': banner,
  'PATCH /advertisement/updateById/:id': arrival,
  'PATCH /flashSales/updateById/:id': sale,
  'PATCH /promotion/updateById/:id': promotion,
  'PATCH /reelVideo/updateById/:id': reel,
};

test('each change in parts of what sellers show is tried here', () => {
  expect(Object.keys(PATCHES).sort()).toEqual(patchesOf(app, 'listings'));
});

test.each(Object.entries(PATCHES))('%s changes what it names and nothing else', async (_name, prepare) =>
  changesWhatItNames(app, await prepare()),
);
