import type { Approval } from '@plyhaat/contract/core/approval';

export type OpportunityRow = {
  readonly company: string;
  readonly type: 'Exclusive dealership' | 'Dealership' | 'Distributorship' | 'Franchise store';
  readonly brand: string;
  readonly product: string;
  /** Level-1 category slugs; the first also chooses the picture. */
  readonly categories: string;
  readonly cities: string;
  readonly about: string;
  readonly approval?: Approval;
  readonly reason?: string;
  /** Its days are over, and stay so. */
  readonly ended?: true;
};

/** The longest that any plan gives an opportunity. */
const MOST_DAYS = 60;

/** One a day up to now; what has ended was there before all of them. */
export const daysSinceOffered = (row: OpportunityRow): number =>
  row.ended ? MOST_DAYS + 2 : OPPORTUNITIES.indexOf(row) + 1;

export const OPPORTUNITIES: readonly OpportunityRow[] = [
  {
    company: 'Rangpat Surfaces',
    type: 'Exclusive dealership',
    brand: 'Rangpat',
    product: 'laminates',
    categories: 'laminates edge-band',
    cities: 'nashik-mh jalgaon-mh dhule-mh',
    about:
      'One dealer a city with 600 sq.ft of display. Opening stock from ₹8,00,000, shade cards and a fitter’s meet each quarter.',
  },
  {
    company: 'Dhundhar Door Works',
    type: 'Dealership',
    brand: 'Trivenika',
    product: 'doors',
    categories: 'doors',
    cities: 'kota-rj udaipur-rj ajmer-rj',
    about:
      'Retail partners for flush and moulded doors. Training and display racks are included, doors come within six days.',
  },
  {
    company: 'Sahyaveer Ply Udyog',
    type: 'Distributorship',
    brand: 'Sahyaveer',
    product: 'plywood',
    categories: 'plywood boards',
    cities: 'pune-mh kolhapur-mh solapur-mh',
    about:
      'Distributor with a covered godown of 3,000 sq.ft. Full truck loads at mill rates, and no second distributor within 100 km.',
  },
  {
    company: 'Jalmukt Panels',
    type: 'Dealership',
    brand: 'Jalmukt',
    product: 'WPC boards and frames',
    categories: 'wpc doors',
    cities: 'indore-mp bhopal-mp ujjain-mp',
    about:
      'For hardware and ply shops that already serve builders. Samples free of charge, first order from ₹2,50,000.',
  },
  {
    company: 'Salsette Fittings Company',
    type: 'Franchise store',
    brand: 'Kabjo',
    product: 'kitchen fittings',
    categories: 'hardware',
    cities: 'bengaluru-ka mysuru-ka mangaluru-ka',
    about:
      'A store of our own look on your floor: 400 sq.ft, working displays at our cost, two people trained in Mumbai.',
  },
  {
    company: 'Godatir Panels LLP',
    type: 'Dealership',
    brand: 'Godatir',
    product: 'boards',
    categories: 'boards mdf plywood',
    cities: 'nagpur-mh amravati-mh akola-mh',
    about:
      'Dealers for Vidarbha with a pick-up of their own. Weekly truck from Nashik, thirty days of credit after the third order.',
  },
  {
    company: 'Coromandel Veneers',
    type: 'Exclusive dealership',
    brand: 'Vanleela',
    product: 'veneers',
    categories: 'veneers',
    cities: 'kochi-kl thrissur-kl kozhikode-kl',
    about: 'A veneer gallery for architects: lit racks, full flitches, a sampling kit for each studio of the city.',
  },
  {
    company: 'Terai Boards',
    type: 'Distributorship',
    brand: 'Fibrika',
    product: 'MDF and HDHMR',
    categories: 'mdf',
    cities: 'lucknow-up kanpur-up varanasi-up',
    about: 'Covered storage for 2,000 boards and a forklift needed. We bring the dealers we serve directly today.',
  },
  {
    company: 'Damanganga Edge Bands',
    type: 'Dealership',
    brand: 'Kinarika',
    product: 'edge bands',
    categories: 'edge-band',
    cities: 'surat-gj vadodara-gj rajkot-gj',
    about:
      'Four hundred shades matched to every laminate of the market. A starter wall of 120 rolls, slow shades are taken back.',
  },
  {
    company: 'Gir Adhesives & Coatings',
    type: 'Distributorship',
    brand: 'Chipkoo-7',
    product: 'adhesives',
    categories: 'adhesives',
    cities: 'jaipur-rj jodhpur-rj bikaner-rj',
    about:
      'Distributors who reach 150 counters. Carpenter scheme, van branding and a sales officer for the first year.',
  },
  {
    company: 'Golconda Modular Systems',
    type: 'Franchise store',
    brand: 'Gharonda Modular',
    product: 'furniture',
    categories: 'furniture',
    cities: 'warangal-ts karimnagar-ts nizamabad-ts',
    about:
      'Experience centres for kitchens and wardrobes from 900 sq.ft. Design, site measuring and fitting stay with us.',
  },
  {
    company: 'Valapattanam Ply Works',
    type: 'Dealership',
    brand: 'Jalveer Marine',
    product: 'marine plywood',
    categories: 'plywood',
    cities: 'chennai-tn coimbatore-tn madurai-tn',
    about:
      'For yards near boat builders and builders of kitchens. Every sheet is boil-tested and guaranteed for 25 years.',
  },
  {
    company: 'Panchvrik Plywood Mills',
    type: 'Distributorship',
    brand: 'Panchvrik',
    product: 'plywood',
    categories: 'plywood boards',
    cities: 'patna-br gaya-br muzaffarpur-br',
    about: 'Value plywood for volume counters. Rail rakes to Patna twice a month, minimum lift of 400 sheets.',
  },
  {
    company: 'Vidarbha Ply Traders',
    type: 'Dealership',
    brand: 'Ghanpatt',
    product: 'block boards',
    categories: 'boards plywood',
    cities: 'nagpur-mh gondia-mh chandrapur-mh',
    about:
      'Counters with 500 sq.ft of covered stock. Mixed loads every evening from Ghat Road, and your area stays yours.',
  },
  {
    company: 'Vidarbha Ply Traders',
    type: 'Distributorship',
    brand: 'Jodveer',
    product: 'adhesives',
    categories: 'adhesives',
    cities: 'amravati-mh akola-mh',
    about: 'A sub-distributor who reaches 80 carpenters and paints vans in our colours.',
    ended: true,
  },
  {
    company: 'Sabarmati Veneer Gallery',
    type: 'Franchise store',
    brand: 'Sabarmati',
    product: 'veneer studios',
    categories: 'veneers laminates',
    cities: 'rajkot-gj vadodara-gj',
    about: 'A studio of 700 sq.ft under our name. Racks and lighting at our cost, sheets cut to the architect’s wish.',
  },
  {
    company: 'Awadh Board Centre',
    type: 'Dealership',
    brand: 'Awadh',
    product: 'MDF boards',
    categories: 'mdf boards',
    cities: 'prayagraj-up varanasi-up gorakhpur-up',
    about: 'Dealers for eastern Uttar Pradesh with a pick-up. Stock is replaced free for the first six months.',
  },
  {
    company: 'Kandlasea Timber Imports',
    type: 'Dealership',
    brand: 'Palashwud',
    product: 'timber',
    categories: 'timber',
    cities: 'ludhiana-pb amritsar-pb jalandhar-pb',
    about: 'Saw mills with seasoning chambers that sell graded pine and meranti by the bundle.',
    approval: 'PENDING',
  },
  {
    company: 'Hooghly Veneer Works',
    type: 'Exclusive dealership',
    brand: 'Shishamora',
    product: 'veneers',
    categories: 'veneers',
    cities: 'bhubaneswar-od cuttack-od',
    about: 'One studio for coastal Odisha, with a reading room for architects.',
    approval: 'PENDING',
  },
  {
    company: 'Noyyal Tools & Machinery',
    type: 'Dealership',
    brand: 'Yantrika',
    product: 'machines',
    categories: 'machinery',
    cities: 'guntur-ap vijayawada-ap',
    about: 'Earn ₹5 lakh a month from the first month, call us today.',
    approval: 'REJECTED',
    reason: 'Please do not promise earnings. Say what a partner needs and what you provide.',
  },
];
