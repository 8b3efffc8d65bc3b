/** The trade's own taxonomy. A child's slug is `parent-child`, so that 'WPC' doors and 'WPC' boards never collide. */
type Branch = { readonly name: string; readonly slug: string; readonly children: readonly string[] };

/** What is sold by the sheet: there a square foot's price compares products. */
export const SHEET_CATEGORIES: readonly string[] = ['plywood', 'boards', 'mdf', 'laminates', 'veneers'];

export const CATEGORY_TREE: readonly Branch[] = [
  {
    name: 'Plywood',
    slug: 'plywood',
    children: [
      'Commercial MR',
      'BWR',
      'BWP/Marine',
      'Fire retardant',
      'Calibrated',
      'Gurjan',
      'Alternate',
      'Flexible',
      'Shuttering (film-faced)',
      'Densified',
      'Chequered',
      'Packing',
    ],
  },
  {
    name: 'Block & solid boards',
    slug: 'boards',
    children: ['Pine blockboard', 'Hardwood blockboard', 'BWP blockboard', 'Laminboard', 'Finger-joint board', 'LVL'],
  },
  {
    name: 'MDF, HDF & particle',
    slug: 'mdf',
    children: [
      'Plain MDF',
      'Pre-laminated MDF',
      'HDHMR',
      'HDF',
      'Particle board',
      'Pre-laminated particle board',
      'Agro board',
      'OSB',
    ],
  },
  {
    name: 'Laminates',
    slug: 'laminates',
    children: [
      '1 mm decorative',
      '0.8 mm',
      'Liner',
      'Compact',
      'Acrylic',
      'PVC',
      'Anti-fingerprint',
      'Digital',
      'Metal',
    ],
  },
  {
    name: 'Veneers',
    slug: 'veneers',
    children: ['Natural teak', 'Natural exotic', 'Reconstituted', 'Dyed', 'Fumed', 'Smoked', 'Raw', 'Face veneer'],
  },
  {
    name: 'Doors',
    slug: 'doors',
    children: [
      'Flush plain',
      'Flush laminated',
      'Veneered',
      'Moulded skin',
      'Membrane',
      'WPC',
      'PVC',
      'Fire door',
      'Frames',
    ],
  },
  {
    name: 'PVC, WPC & ACP',
    slug: 'wpc',
    children: ['WPC board', 'PVC foam board', 'ACP', 'Louvers', 'Fluted panel', 'UV marble sheet', 'Charcoal panel'],
  },
  {
    name: 'Hardware',
    slug: 'hardware',
    children: [
      'Hinges',
      'Drawer channels',
      'Tandem boxes',
      'Handles',
      'Locks',
      'Tower bolts',
      'Door closers',
      'Screws',
      'Castors',
      'Kitchen baskets',
      'Sliding systems',
    ],
  },
  {
    name: 'Adhesives & finishes',
    slug: 'adhesives',
    children: ['White glue', 'Contact adhesive', 'Wood polish', 'Primers', 'Edge sealant', 'Hot melt'],
  },
  {
    name: 'Edge band & profiles',
    slug: 'edge-band',
    children: ['PVC tape', 'ABS tape', 'Aluminium profile', 'T-patti', 'Beading', 'Handle profile'],
  },
  { name: 'Timber', slug: 'timber', children: ['Teak', 'Sal', 'Pine', 'Meranti', 'Battens', 'Bamboo'] },
  {
    name: 'Flooring & wall',
    slug: 'flooring',
    children: ['Laminate flooring', 'SPC', 'Engineered wood', 'Wallpaper', 'Skirting'],
  },
  {
    name: 'Furniture',
    slug: 'furniture',
    children: ['Modular kitchen', 'Wardrobe shutters', 'Office furniture', 'Glass & mirror'],
  },
  {
    name: 'Machinery & tools',
    slug: 'machinery',
    children: ['Panel saw', 'Edge bander', 'Press', 'Router bits', 'Power tools'],
  },
  { name: 'Electronics', slug: 'electronics', children: ['Smart locks', 'Sensor lights'] },
  { name: 'Fashion', slug: 'fashion', children: ['Upholstery fabrics', 'Décor fabrics'] },
  { name: 'Home & Garden', slug: 'home-garden', children: ['Decking', 'Planters', 'Garden furniture'] },
];
