import { family } from './line.ts';

export const ELECTRONICS = family(
  {
    hsn: '8301',
    closing: [
      'The leaflet is in Hindi and English.',
      'A carpenter can fit it with the template.',
      'Help by telephone from {city} on working days.',
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
      names: ['{brand} sensor strip light {size}, {colour}', '{brand} wardrobe sensor light {size}'],
      facts: {
        colour: ['warm white', 'neutral white'],
        size: ['300 mm', '450 mm', '600 mm', '900 mm'],
        application: ['wardrobes', 'kitchens', 'staircases'],
        warranty: ['1 year', '2 years'],
      },
      price: { unit: 'per Nos/sheet', band: [420, 2400] },
      short: ['{Colour}, switches itself on.', '{Size} for {application}.'],
      long: [
        'A slim {colour} strip of {size} that wakes when a door opens or a hand passes.',
        'Charges by cable or takes 12 V, as chosen.',
        'A kind touch in {application}.',
      ],
      kinds: {
        'strip light': {},
        'puck light': {
          names: ['{brand} sensor puck light {size}, {colour}', '{brand} round sensor light {size}, pack of {count}'],
          facts: {
            size: ['60 mm', '80 mm'],
            count: ['2', '3', '4'],
            application: ['shelves', 'niches', 'display units'],
          },
          price: { unit: 'per Nos/sheet', band: [320, 1500] },
          long: [
            'A round {colour} light of {size} that sticks or screws under a shelf.',
            'It sees a hand at two metres and goes out after half a minute.',
            'Made for {application}, where no wire should show.',
          ],
        },
      },
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
        weave: ['twill', 'linen'],
        colour: ['green', 'assorted colours'],
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
      names: ['{brand} {weave} fabric, {colour}', '{Colour} {weave} fabric, {brand}'],
      facts: {
        weave: ['printed curtain', 'cushion'],
        colour: ['mustard', 'ivory and indigo'],
        size: ['48 in width', '54 in width'],
        application: ['living rooms', 'bedrooms', 'hotels'],
      },
      price: { unit: 'per Rn.ft', band: [55, 280] },
      short: ['{Weave} fabric for {application}.', '{Colour}, {size}.'],
      long: [
        'A {weave} cloth in {colour} that falls well and keeps its colour in the sun.',
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
      shown: { colour: 'wood' },
      names: ['{Wood} decking {thickness}, {finish}, {brand}', '{brand} {wood} deck boards {size}'],
      facts: {
        thickness: ['20 mm', '25 mm', '28 mm'],
        wood: ['teak', 'grey composite'],
        finish: ['grooved', 'brushed'],
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
      shown: { colour: 'wood' },
      names: ['{brand} {wood} planter {size}', '{Wood} planter {size}, {brand}'],
      facts: {
        wood: ['teak', 'terracotta'],
        size: ['12 in', '18 in', '24 in'],
        application: ['balconies', 'offices', 'entrances'],
        warranty: ['1 year', '2 years'],
      },
      price: { unit: 'per Nos/sheet', band: [480, 4200] },
      short: ['{Wood}, {size}.', 'For {application}.'],
      long: [
        'A {wood} planter of {size} with drain holes and a liner.',
        'Feet lift it off the floor, so {application} stay clean below.',
        'Big enough for a small palm.',
      ],
    },
    'garden-furniture': {
      hsn: '9401',
      names: ['{brand} {wood} garden {type}, {finish}', '{Wood} garden {type}, {brand}'],
      facts: {
        type: ['bench', 'table'],
        wood: ['teak', 'meranti'],
        finish: ['oiled', 'natural'],
        size: ['4 ft', '5 ft'],
        application: ['gardens', 'terraces', 'verandahs'],
        warranty: ['1 year', '2 years'],
      },
      price: { unit: 'per Nos/sheet', band: [5200, 24500] },
      short: ['Solid {wood}, {finish}.', 'For {application}.'],
      long: [
        'Solid {wood} with pegged joints; a yearly coat of oil keeps the colour.',
        'Resorts buy the {type} for {application} by the dozen.',
        'Comes assembled, save the legs.',
      ],
    },
  },
);
