export type BrandRow = {
  readonly name: string;
  /** Level-1 categories it belongs to. */
  readonly categories: string;
  /** Where in a category's price band it sits. */
  readonly tier: 'value' | 'standard' | 'premium';
  /** In the families named here it makes these level-2 categories alone. */
  readonly only?: readonly string[];
};

export const BRANDS: readonly BrandRow[] = [
  { name: 'Vanaroop', categories: 'plywood boards', tier: 'premium' },
  {
    name: 'Sahyaveer',
    categories: 'plywood boards doors',
    tier: 'premium',
    only: ['doors/flush-plain', 'doors/flush-laminated', 'doors/veneered', 'doors/moulded-skin'],
  },
  { name: 'Devgirika', categories: 'plywood boards', tier: 'standard' },
  { name: 'Godatir', categories: 'plywood boards mdf', tier: 'standard' },
  { name: 'Panchvrik', categories: 'plywood boards', tier: 'value' },
  { name: 'Kashtmitra', categories: 'plywood boards timber', tier: 'standard' },
  {
    name: 'Jalveer Marine',
    categories: 'plywood boards',
    tier: 'premium',
    only: ['plywood/bwp-marine', 'plywood/gurjan', 'boards/bwp-blockboard'],
  },
  {
    name: 'Agnikavach FR',
    categories: 'plywood doors',
    tier: 'premium',
    only: ['plywood/fire-retardant', 'doors/fire-door'],
  },
  { name: 'Trishulwood', categories: 'plywood timber', tier: 'standard' },
  { name: 'Narmadik', categories: 'plywood boards mdf', tier: 'value' },
  { name: 'Palashwud', categories: 'plywood boards timber', tier: 'value' },
  { name: 'Terahkhadi', categories: 'plywood boards', tier: 'standard' },
  {
    name: 'Tarangini',
    categories: 'laminates edge-band flooring',
    tier: 'standard',
    only: ['edge-band/pvc-tape', 'edge-band/abs-tape', 'flooring/laminate-flooring', 'flooring/spc'],
  },
  {
    name: 'Rangpat',
    categories: 'laminates edge-band',
    tier: 'premium',
    only: ['edge-band/pvc-tape', 'edge-band/abs-tape'],
  },
  { name: 'Nimbaros', categories: 'laminates', tier: 'value' },
  {
    name: 'Chitrakana',
    categories: 'laminates wpc',
    tier: 'premium',
    only: ['wpc/acp', 'wpc/louvers', 'wpc/fluted-panel', 'wpc/uv-marble-sheet', 'wpc/charcoal-panel'],
  },
  {
    name: 'Mayurskin',
    categories: 'laminates edge-band',
    tier: 'standard',
    only: ['edge-band/pvc-tape', 'edge-band/abs-tape'],
  },
  {
    name: 'Indrachap',
    categories: 'laminates wpc',
    tier: 'value',
    only: ['wpc/acp', 'wpc/uv-marble-sheet', 'wpc/charcoal-panel'],
  },
  { name: 'Shishamora', categories: 'veneers', tier: 'premium' },
  { name: 'Surbhika', categories: 'veneers doors', tier: 'standard', only: ['doors/veneered', 'doors/frames'] },
  { name: 'Vanleela', categories: 'veneers flooring', tier: 'premium', only: ['flooring/engineered-wood'] },
  { name: 'Patradhan', categories: 'veneers', tier: 'value' },
  { name: 'Ghanpatt', categories: 'mdf', tier: 'standard' },
  {
    name: 'Fibrika',
    categories: 'mdf flooring',
    tier: 'premium',
    only: ['flooring/laminate-flooring', 'flooring/skirting'],
  },
  {
    name: 'Jalmukt',
    categories: 'wpc doors mdf',
    tier: 'standard',
    only: ['doors/wpc', 'doors/pvc', 'mdf/hdhmr', 'mdf/agro-board'],
  },
  { name: 'Dwarika Doorline', categories: 'doors', tier: 'premium' },
  { name: 'Trivenika', categories: 'doors', tier: 'standard' },
  { name: 'Kabjo', categories: 'hardware', tier: 'standard' },
  {
    name: 'Mazboot Fit',
    categories: 'hardware machinery',
    tier: 'value',
    only: ['machinery/router-bits', 'machinery/power-tools'],
  },
  { name: 'Chaukhat & Co', categories: 'hardware', tier: 'premium' },
  {
    name: 'Lohasakhi',
    categories: 'hardware edge-band',
    tier: 'value',
    only: ['edge-band/aluminium-profile', 'edge-band/t-patti', 'edge-band/handle-profile'],
  },
  { name: 'Chipkoo-7', categories: 'adhesives', tier: 'premium' },
  { name: 'Jodveer', categories: 'adhesives', tier: 'standard' },
  { name: 'Kinarika', categories: 'edge-band', tier: 'standard' },
  {
    name: 'Dhartika',
    categories: 'flooring home-garden',
    tier: 'standard',
    only: [
      'flooring/laminate-flooring',
      'flooring/spc',
      'flooring/engineered-wood',
      'flooring/skirting',
      'home-garden/decking',
    ],
  },
  { name: 'Gharonda Modular', categories: 'furniture', tier: 'standard' },
  { name: 'Yantrika', categories: 'machinery', tier: 'standard' },
  { name: 'Prakashik', categories: 'electronics', tier: 'standard' },
  { name: 'Reshamangan', categories: 'fashion flooring', tier: 'standard', only: ['flooring/wallpaper'] },
  { name: 'Vatikaroop', categories: 'home-garden', tier: 'premium' },
];
