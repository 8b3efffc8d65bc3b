import { APPLICATION_QUESTIONS } from '@plyhaat/contract/dealerships/application-form';
import type { Application, OwnApplication } from '@plyhaat/contract/dealerships/applications';
import type { Opportunity, OpportunityOwner } from '@plyhaat/contract/dealerships/opportunities';

const id = (n: number) => `0190a000-0000-7000-8000-000000000d0${n}`;
export const OPPORTUNITY_ID = id(1);
export const OWNER_ID = id(2);
export const [NASHIK_ID, DHULE_ID] = [id(3), id(4)];

export const someOpportunity = (over: Partial<Opportunity> = {}): Opportunity => ({
  _id: OPPORTUNITY_ID,
  Organisation_name: 'Rangpat Surfaces',
  Type: 'Exclusive dealership',
  Brand: 'Rangpat',
  product: 'laminates',
  categories: [{ _id: id(5), name: 'Laminates' }],
  cities: [
    { _id: NASHIK_ID, name: 'Nashik', takenSince: null },
    { _id: DHULE_ID, name: 'Dhule', takenSince: '2026-09-04T06:00:00.000Z' },
  ],
  stateId: id(6),
  stateName: 'Maharashtra',
  image: '',
  picture: null,
  logo: '',
  logoPicture: null,
  description: 'One dealer a city.',
  userId: OWNER_ID,
  isPremium: false,
  isVerified: true,
  endDate: '2099-11-30T06:00:00.000Z',
  createdAt: '2026-11-14T06:00:00.000Z',
  ...over,
});

export const someOwner = (over: Partial<OpportunityOwner> = {}): OpportunityOwner => ({
  _id: OWNER_ID,
  slug: 'rangpat-surfaces',
  companyName: 'Rangpat Surfaces',
  cityName: 'Morbi',
  stateName: 'Gujarat',
  isVerified: true,
  picture: null,
  memberSince: '2025-01-10T06:00:00.000Z',
  ...over,
});

export const ANSWERS = ['Sinnar Road, Nashik', '14', 'Vanaroop, Kabjo', '2,40,00,000', '1,200 sq.ft'];
const questionArr = () => APPLICATION_QUESTIONS.map((question, at) => ({ question, answer: ANSWERS[at] ?? '' }));

export const someOwnApplication = (over: Partial<OwnApplication> = {}): OwnApplication => {
  const { _id, Organisation_name, Type, Brand, product, stateName, cities, image, picture } = someOpportunity();
  return {
    _id: id(7),
    opportunity: { _id, Organisation_name, Type, Brand, product, stateName, cities, image, picture, isOpen: true },
    Organisation_name: 'Asha Ply',
    email: 'asha@ply.example',
    questionArr: questionArr(),
    dealershipName: null,
    status: 'new',
    reason: null,
    grantedCities: [],
    createdAt: '2026-11-12T06:00:00.000Z',
    decidedAt: null,
    ...over,
  };
};

export const someApplication = (over: Partial<Application> = {}): Application => {
  const [answer1 = '', answer2 = '', answer3 = '', answer4 = '', answer5 = ''] = ANSWERS;
  return {
    _id: id(8),
    opportunityId: OPPORTUNITY_ID,
    applicant: {
      _id: id(9),
      name: 'Rohit Deshmukh',
      companyName: 'Shivneri Ply & Hardware',
      slug: 'shivneri',
      isVerified: true,
      cityName: 'Pune',
      stateName: 'Maharashtra',
    },
    name: 'Rohit Deshmukh',
    cityName: 'Pune',
    ...{ answer1, answer2, answer3, answer4, answer5 },
    Organisation_name: 'Shivneri Ply & Hardware',
    email: 'rohit@shivneri.example',
    phone: '9822044518',
    questionArr: questionArr(),
    dealership: null,
    status: 'new',
    reason: null,
    note: null,
    grantedCities: [],
    createdAt: '2026-11-12T06:00:00.000Z',
    decidedAt: null,
    ...over,
  };
};
