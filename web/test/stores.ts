import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { listSellerReviews } from '@plyhaat/contract/reviews/reviews';
import { type PublicMember, readMember } from '@plyhaat/contract/sellers/profile';
import { listSimilarSellers } from '@plyhaat/contract/sellers/sellers';
import { countView } from '@plyhaat/contract/sellers/views';
import { pageOf, someProduct, someSellerCard } from './builders.ts';
import { answer } from './fake-api.ts';

const { companyObj, ...card } = someSellerCard({
  companyName: 'Godatir Panels',
  slug: 'godatir-panels',
  rating: 4.9,
  reviewCount: 2,
  productsCount: 1,
});
/** A store of Nashik with all that its page shows. */
export const someStore = (over: Partial<PublicMember> = {}): PublicMember => ({
  viewer: 'public',
  ...card,
  holidayUntil: null,
  holidayNote: null,
  countryId: null,
  stateId: null,
  cityId: null,
  countryObj: null,
  imagesArr: [{ image: 'profile/shop.webp', picture: null }],
  videoArr: [{ video: 'profile/tour.mp4', state: 'ready', poster: null }],
  categoryArr: [],
  brandNames: ['Godaboard'],
  performance: { responseMinutes: null, responseRate: null, sameDayRate: null, positiveRate: null },
  whatsapp: null,
  landline: null,
  email: null,
  companyObj: {
    ...companyObj,
    address: '12 Mill Road',
    natureOfBusiness: 'Manufacturing',
    yearOfEstablishment: 1998,
    legalStatus: 'LLP',
    gstNumber: null,
    googleMapsLink: 'https://maps.example/godatir',
    email: null,
  },
  ...over,
});

export const NO_REVIEWS = {
  data: [],
  total: 0,
  summary: { rating: 0, reviewCount: 0, stars: [0, 0, 0, 0, 0] },
  mine: null,
};
/** What the page of a store calls. */
export const storeCalls = (store = someStore(), products = [someProduct()]) => [
  answer(readMember, { data: store }),
  answer(listProducts, pageOf(products)),
  answer(listSellerReviews, NO_REVIEWS),
  answer(listSimilarSellers, { data: [someSellerCard({ companyName: 'Tapi Ply', slug: 'tapi-ply' })], total: 1 }),
  answer(countView, { counted: true }),
];

export const STORE_ID = card._id;
