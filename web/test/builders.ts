import type { ProductCard, ProductDetail } from '@plyhaat/contract/catalog/catalog';
import type { Category } from '@plyhaat/contract/catalog/categories';
import type { FactFacets, ProductFacets } from '@plyhaat/contract/catalog/facets';
import type { Banner } from '@plyhaat/contract/promotions/banners';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import type { Review } from '@plyhaat/contract/reviews/reviews';
import type { SellerCard } from '@plyhaat/contract/sellers/sellers';

let made = 0;
const newId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;

/** Valid replies that are empty except for what the test sets. */
export const someProduct = (over: Partial<ProductCard> = {}): ProductCard => ({
  _id: newId(),
  slug: 'marine-ply',
  name: 'Marine ply 18 mm',
  price: 142,
  originalPrice: 142,
  sellingprice: '142 per sq.ft',
  pricetype: 'per sq.ft',
  unitName: 'sheet',
  secondPrice: null,
  gstPercent: 18,
  mainImage: '',
  productImg: '',
  picture: null,
  badge: null,
  isiVerified: false,
  category: 'BWP/Marine',
  categoryId: newId(),
  brandObj: null,
  companyName: 'Asha Ply',
  cityName: 'Nashik',
  stateName: 'Maharashtra',
  location: { cityName: 'Nashik', stateName: 'Maharashtra' },
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
  reviews: 0,
  inStock: true,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...over,
});

export const someProductDetail = (over: Partial<ProductDetail> = {}): ProductDetail => ({
  ...someProduct(),
  holidayUntil: null,
  holidayNote: null,
  store: { role: 'DEALER', profilePicture: null, rating: 4.4, reviewCount: 12, productsCount: 38 },
  images: [],
  brand: null,
  brandSlug: null,
  parentCategory: null,
  shortDescription: '',
  description: 'Eleven plies of hardwood.',
  specifications: [],
  slabs: [],
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
  unitName: 'sheet',
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

/** Two kinds of board, one of them in two grades, of two brands from two states. */
export const someFacts = (over: Partial<FactFacets> = {}): FactFacets => ({
  city: [
    { _id: newId(), name: 'Pune', count: 6 },
    { _id: newId(), name: 'Kochi', count: 2 },
  ],
  thickness: [
    { _id: '12', name: '12 mm', count: 3 },
    { _id: '18', name: '18 mm', count: 5 },
  ],
  grade: [
    { _id: 'BWP', name: 'BWP', count: 4 },
    { _id: 'MR', name: 'MR', count: 4 },
  ],
  size: [{ _id: '8x4', name: '8 × 4 ft', count: 7 }],
  wood: [{ _id: 'Gurjan', name: 'Gurjan', count: 2 }],
  finish: [],
  inStock: 7,
  verified: 5,
  isi: 2,
  sqft: [
    { max: 120, count: 0 },
    { max: 180, count: 3 },
    { max: 250, count: 5 },
    { max: null, count: 7 },
  ],
  ...over,
});

export const someFacets = (over: Partial<ProductFacets> = {}): ProductFacets => {
  const plywood = newId();
  return {
    categories: [
      { _id: plywood, name: 'Plywood', slug: 'plywood', parentId: null, count: 8 },
      { _id: newId(), name: 'BWP/Marine', slug: 'bwp', parentId: plywood, count: 5 },
      { _id: newId(), name: 'Commercial MR', slug: 'mr', parentId: plywood, count: 3 },
      { _id: newId(), name: 'Laminates', slug: 'laminates', parentId: null, count: 4 },
    ],
    brands: [
      { _id: newId(), name: 'Tarangini', count: 7 },
      { _id: newId(), name: 'Devgirika', count: 2 },
    ],
    states: [
      { _id: newId(), name: 'Maharashtra', count: 6 },
      { _id: newId(), name: 'Kerala', count: 1 },
    ],
    prices: [
      { min: 0, max: 500, count: 9 },
      { min: 500, max: 1000, count: 2 },
      { min: 50_000, max: null, count: 1 },
    ],
    capped: false,
    ...over,
  };
};

export const someReview = (over: Partial<Review> = {}): Review => ({
  _id: newId(),
  name: 'Meera Kulkarni',
  rating: 5,
  message: 'No core gaps.',
  createdAt: '2026-11-06T06:00:00.000Z',
  updatedAt: '2026-11-06T06:00:00.000Z',
  productId: newId(),
  userId: newId(),
  addedby: null,
  helpful: 0,
  unhelpful: 0,
  mine: false,
  vote: null,
  waiting: false,
  reply: null,
  ...over,
});

export const reviewsOf = (data: Review[]) => {
  const stars = [1, 2, 3, 4, 5].map((star) => data.filter(({ rating }) => rating === star).length);
  const rating = data.length === 0 ? 0 : data.reduce((sum, review) => sum + review.rating, 0) / data.length;
  return { data, total: data.length, summary: { rating, reviewCount: data.length, stars }, mine: null };
};

export const someSellerCard = (over: Partial<SellerCard> = {}): SellerCard => ({
  _id: newId(),
  slug: 'asha-ply',
  name: 'Asha Patil',
  companyName: 'Asha Ply',
  role: 'DEALER',
  description: null,
  address: null,
  pincode: null,
  cityName: 'Nashik',
  stateName: 'Maharashtra',
  cityObj: null,
  stateObj: null,
  companyObj: { name: 'Asha Ply', phone: '98XXXXXX10' },
  phone: '98XXXXXX10',
  profileImage: '',
  profilePicture: null,
  bannerImage: '',
  bannerPicture: null,
  rating: 0,
  reviewCount: 0,
  productsCount: 0,
  verifeied: false,
  subscription: false,
  isActive: true,
  createdAt: '2026-01-10T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...over,
});

export const someRequirement = (over: Partial<Requirement> = {}): Requirement => ({
  _id: newId(),
  userId: newId(),
  productName: 'BWP plywood 18 mm',
  description: 'IS 710 mark on each sheet.',
  quantity: '320 sheets',
  value: 1_550_000,
  stateId: newId(),
  cityId: newId(),
  stateName: 'Maharashtra',
  cityName: 'Pune',
  category: null,
  phone: '98XXXXXX45',
  status: 'Active',
  approved: 'APPROVED',
  rejectReason: null,
  expiresAt: '2026-12-14T06:00:00.000Z',
  featured: false,
  createdAt: '2026-11-14T06:00:00.000Z',
  updatedAt: '2026-11-14T06:00:00.000Z',
  ...over,
});
