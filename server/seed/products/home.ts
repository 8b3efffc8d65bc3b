import { family } from './line.ts';

export const ELECTRONICS = family(
  {
    hsn: '8301',
    closing: [
      'Works on four AA cells or the mains, as marked.',
      'A carpenter can fit it with the template.',
      'Help by telephone from {city}, in Hindi and English.',
      'Indoor use unless the pack says otherwise.',
    ],
  },
  {
    'smart-locks': {
      names: ['{brand} smart lock {kind}, {colour}', '{brand} {kind} digital door lock, {colour}'],
      facts: {
        kind: ['fingerprint', 'fingerprint and card', 'keypad', 'Bluetooth'],
        colour: ['black', 'rose gold', 'silver'],
        thickness: ['35–60 mm doors', '32–55 mm doors'],
        application: ['main doors', 'home offices', 'rented flats'],
        warranty: ['1 year', '2 years'],
      },
      price: { unit: 'per Nos/sheet', band: [4800, 19500] },
      short: ['Opens by {kind}.', '{Colour}, for {application}.'],
      long: [
        'Opens by {kind}, with a mechanical key for the day the cells run out.',
        'Fits {thickness}; the mortise is of standard size.',
        'Handy for {application}: visitors get a code that ends by itself.',
      ],
    },
    'sensor-lights': {
      hsn: '9405',
      names: ['{brand} {kind} sensor light {size}', '{kind} sensor LED {size}, {colour}, {brand}'],
      facts: {
        kind: ['wardrobe', 'drawer', 'under-cabinet', 'stair'],
        colour: ['warm white', 'neutral white'],
        size: ['300 mm', '450 mm', '600 mm', '900 mm'],
        application: ['wardrobes', 'kitchens', 'staircases'],
        warranty: ['1 year', '2 years'],
      },
      price: { unit: 'per Nos/sheet', band: [320, 2400] },
      short: ['{Colour}, switches itself on.', '{Size} for {application}.'],
      long: [
        'A slim {colour} strip of {size} that wakes when a door opens or a hand passes.',
        'Charges by cable or takes 12 V, as chosen.',
        'A kind touch in {application}.',
      ],
    },
  },
);

export const FASHION = family(
  {
    hsn: '5407',
    closing: [
      'Swatches are free; postage is not.',
      'Ask for one dye lot if you need more than a roll.',
      'Dry clean first, hand wash later.',
      'Cut lengths from {city} are dispatched the same day.',
    ],
  },
  {
    'upholstery-fabrics': {
      share: 1.2,
      names: ['{brand} {weave} upholstery, {colour}', '{Colour} {weave} sofa fabric, {brand}'],
      facts: {
        weave: ['velvet', 'linen-look', 'bouclé', 'jacquard', 'leatherette'],
        colour: ['emerald', 'mustard', 'indigo', 'ivory', 'rust', 'charcoal'],
        size: ['54 in width'],
        grade: ['30,000 rubs', '50,000 rubs'],
        application: ['sofas', 'headboards', 'dining chairs'],
      },
      price: { unit: 'per Rn.ft', band: [85, 420] },
      short: ['{Weave} in {colour}.', '{Grade}, for {application}.'],
      long: [
        'A {weave} cloth in {colour}, {size}, tested to {grade}.',
        'Heavy enough for {application} and soft enough to sit on in summer.',
        'The back is bonded, so seams do not slip.',
      ],
    },
    'decor-fabrics': {
      names: ['{brand} {weave} curtain fabric, {colour}', '{Colour} {weave} wall fabric, {brand}'],
      facts: {
        weave: ['sheer', 'blackout', 'cotton slub', 'block print'],
        colour: ['ivory', 'sage', 'indigo', 'blush', 'grey'],
        size: ['48 in width', '54 in width'],
        application: ['curtains', 'wall panels', 'cushions'],
      },
      price: { unit: 'per Rn.ft', band: [55, 280] },
      short: ['{Weave} for {application}.', '{Colour}, {size}.'],
      long: [
        'A {weave} cloth in {colour} that falls well and holds a pleat.',
        'Sold by the running foot, {size}, for {application}.',
        'Expect up to three per cent of shrinkage.',
      ],
    },
  },
);

export const HOME_GARDEN = family(
  {
    hsn: '4409',
    closing: [
      'Made to stay outside all year.',
      'Brush off algae after the monsoon.',
      'Delivered and placed within {city}; elsewhere by carrier.',
      'Fittings are stainless steel.',
    ],
  },
  {
    decking: {
      share: 1.2,
      names: ['{Wood} decking {thickness}, {finish}, {brand}', '{brand} {wood} deck boards {size}'],
      facts: {
        thickness: ['20 mm', '25 mm', '28 mm'],
        wood: ['WPC', 'treated pine', 'teak', 'bamboo'],
        finish: ['grooved', 'brushed', 'plain'],
        size: ['140 mm × 8 ft', '145 mm × 10 ft'],
        application: ['balconies', 'pool sides', 'roof gardens'],
        warranty: ['2 years', '5 years', '10 years'],
      },
      price: { unit: 'per sq.ft', band: [190, 640] },
      short: ['{Finish} {wood} boards.', 'For {application}.'],
      long: [
        '{Wood} boards of {thickness}, {finish} against slipping.',
        'Hidden clips leave a 5 mm gap for the rain.',
        'Laid on {application} without a screw in sight.',
      ],
    },
    planters: {
      names: ['{brand} {wood} planter {size}', '{Wood} planter box {size}, {colour}, {brand}'],
      facts: {
        wood: ['teak', 'WPC', 'pine', 'terracotta'],
        colour: ['natural', 'charcoal', 'white'],
        size: ['12 in', '18 in', '24 × 12 in', '36 × 12 in'],
        application: ['balconies', 'offices', 'entrances'],
        warranty: ['1 year', '2 years'],
      },
      price: { unit: 'per Nos/sheet', band: [480, 4200] },
      short: ['{Wood}, {size}.', 'For {application}.'],
      long: [
        'A {wood} box of {size} with drain holes and a liner.',
        'Feet lift it off the floor, so {application} stay clean below.',
        'Big enough for a small palm.',
      ],
    },
    'garden-furniture': {
      hsn: '9401',
      names: ['{brand} {wood} {kind}', '{Wood} {kind}, {finish}, {brand}'],
      facts: {
        wood: ['teak', 'acacia', 'WPC'],
        kind: ['garden bench', 'folding chair', 'patio table', 'swing seat', 'lounger'],
        finish: ['oiled', 'natural', 'dark stain'],
        application: ['gardens', 'resorts', 'terraces'],
        warranty: ['1 year', '2 years'],
      },
      price: { unit: 'per Nos/sheet', band: [3200, 24500] },
      short: ['{Wood}, {finish}.', 'For {application}.'],
      long: [
        'Solid {wood} with pegged joints; a yearly coat of oil keeps the colour.',
        'Resorts buy the {kind} for {application} by the dozen.',
        'Comes assembled, save the legs.',
      ],
    },
  },
);
