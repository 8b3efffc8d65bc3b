import type { Category, ProductCard, ProductDetail } from '@plyhaat/contract/catalog';
import type { Banner } from '@plyhaat/contract/promotions';

let made = 0;
const newId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;

/** Valid replies with nothing said that the test does not say. */
export const someProduct = (over: Partial<ProductCard> = {}): ProductCard => ({
  _id: newId(),
  slug: 'marine-ply',
  name: 'Marine ply 18 mm',
  price: 142,
  originalPrice: 142,
  sellingprice: '142 per sq.ft',
  pricetype: 'per sq.ft',
  mainImage: '',
  picture: null,
  badge: null,
  category: 'BWP/Marine',
  categoryId: newId(),
  companyName: 'Asha Ply',
  cityName: 'Nashik',
  stateName: 'Maharashtra',
  seller: {
    _id: newId(),
    slug: 'asha-ply',
    name: 'Asha Patil',
    companyName: 'Asha Ply',
    cityName: 'Nashik',
    stateName: 'Maharashtra',
    verifeied: true,
  },
  phone: '98XXXXXX10',
  rating: 0,
  reviewCount: 0,
  inStock: true,
  createdAt: '2026-11-01T00:00:00.000Z',
  ...over,
});

export const someProductDetail = (over: Partial<ProductDetail> = {}): ProductDetail => ({
  ...someProduct(),
  images: [],
  brand: null,
  parentCategory: null,
  shortDescription: '',
  description: 'Eleven plies of hardwood.',
  specifications: [],
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...over,
});

export const someCategory = (over: Partial<Category> = {}): Category => ({
  _id: newId(),
  name: 'Plywood',
  slug: 'plywood',
  level: 1,
  image: '',
  picture: null,
  productCount: 3,
  ...over,
});

export const someBanner = (over: Partial<Banner> = {}): Banner => ({
  _id: newId(),
  eyebrow: null,
  title: 'Marine plywood, straight from the mill',
  description: '',
  link: '/shop?search=marine',
  linkText: 'See BWP sheets',
  image: '',
  picture: null,
  ...over,
});

export const pageOf = (data: ProductCard[], total = data.length) => ({ data, total, totalElements: total });
