import type { BlogCard } from '@plyhaat/contract/content/blog';
import type { Video } from '@plyhaat/contract/content/videos';
import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import type { Arrival } from '@plyhaat/contract/promotions/arrivals';
import type { FlashSale } from '@plyhaat/contract/promotions/flash-sales';
import type { Reel } from '@plyhaat/contract/reels/reels';
import { someProduct } from './builders.ts';

const { seller, phone } = someProduct();
const times = { startDate: '2026-11-01T00:00:00.000Z', createdAt: '2026-11-01T00:00:00.000Z' };

export const someSale = (over: Partial<FlashSale> = {}): FlashSale => ({
  ...times,
  _id: 'sale',
  productId: {
    _id: 'product',
    name: 'Linen laminate',
    slug: 'linen-laminate',
    mainImage: '',
    picture: null,
    category: 'Laminates',
    brand: null,
    size: null,
    thickness: null,
    soldByArea: true,
  },
  price: 1400,
  salePrice: 1092,
  pricetype: 'per Nos/sheet',
  unitName: 'sheet',
  discountType: 'Percentage',
  discountValue: 22,
  endDate: new Date(Date.now() + 7 * HOUR_MS).toISOString(),
  description: '',
  image: '',
  picture: null,
  status: true,
  userId: { _id: seller._id, name: seller.name, companyObj: { name: seller.companyName, phone } },
  seller,
  phone,
  ...over,
});

export const someArrival = (over: Partial<Arrival> = {}): Arrival => ({
  ...times,
  _id: 'arrival',
  productId: 'product',
  productname: 'Rosewood veneer',
  productSlug: 'rosewood-veneer',
  image: '',
  picture: null,
  companyName: seller.companyName,
  cityName: 'Kolkata',
  phone,
  verifeied: true,
  seller,
  endDate: new Date(Date.now() + 7 * HOUR_MS).toISOString(),
  ...over,
});

export const someReel = (over: Partial<Reel> = {}): Reel => ({
  _id: 'reel',
  title: 'Hanging a door true',
  description: '',
  category: 'General',
  hashtags: [],
  videoUrl: 'reels/door.mp4',
  thumbnail: '',
  picture: null,
  sources: [{ height: 720, path: 'reels/door.mp4', bytes: 400_000 }],
  captions: null,
  products: [],
  duration: 5,
  userId: seller._id,
  user: {
    _id: seller._id,
    name: seller.companyName,
    username: seller.slug,
    avatar: '',
    picture: null,
    isVerified: true,
    cityName: 'Nashik',
    stateName: 'Maharashtra',
  },
  viewCount: 0,
  likeCount: 0,
  commentCount: 0,
  shareCount: 0,
  isActive: true,
  createdAt: times.createdAt,
  updatedAt: times.createdAt,
  ...over,
});

export const somePost = (over: Partial<BlogCard> = {}): BlogCard => ({
  _id: 'post',
  slug: 'five-boards',
  name: 'Five boards, five cores',
  excerpt: 'What you see at the edge.',
  category: 'Buying guide',
  image: '',
  picture: null,
  tags: [],
  readingMinutes: 6,
  isPublished: true,
  createdAt: times.createdAt,
  ...over,
});

export const someVideo = (over: Partial<Video> = {}): Video => ({
  _id: 'video',
  name: 'Pressing a sheet',
  description: '',
  category: 'Video',
  url: 'videos/press.mp4',
  thumbnail: '',
  picture: null,
  captions: null,
  duration: 95,
  viewCount: 0,
  likeCount: 0,
  createdAt: times.createdAt,
  ...over,
});
