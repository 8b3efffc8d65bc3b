import { family } from './line.ts';

export const TIMBER = family(
  {
    hsn: '4407',
    facts: { minimumOrder: ['20 cu.ft', '50 cu.ft', '1 tonne', ''] },
    closing: [
      'Measured piece by piece in front of the buyer.',
      'Transit papers go with every load from {city}.',
      'Sawn to your cutting list within three days.',
      'Ends are painted against splitting.',
      'Moisture is read with a pin meter before loading.',
    ],
  },
  {
    teak: {
      share: 1.5,
      names: [
        '{origin} teak {grade}, {size}',
        '{brand} teak sawn timber, {origin}, {size}',
        '{origin} sagwan {size}, {brand}',
      ],
      facts: {
        wood: ['teak'],
        origin: ['Ghana', 'Ivory Coast', 'Nilambur', 'Betul', 'Colombian'],
        grade: ['first class', 'second class'],
        size: ['4 × 2 in, 7–10 ft', '5 × 3 in, 7–9 ft', '1 in planks', '2 in planks'],
        application: ['door frames', 'furniture', 'carved work'],
      },
      price: { unit: 'per Cu.ft', band: [2600, 5800] },
      short: ['{Origin} teak for {application}.', '{Grade}, {size}.'],
      long: [
        '{Origin} teak sawn to {size} and stacked with stickers to dry.',
        'Sap wood is kept under a tenth in the {grade} lot.',
        'Bought for {application}.',
      ],
    },
    sal: {
      names: ['Sal sawn timber {size}, {brand}', '{brand} sal {size}, {grade}'],
      facts: {
        wood: ['sal'],
        grade: ['seasoned', 'air dried'],
        size: ['4 × 3 in', '5 × 3 in', '6 × 4 in', '3 × 2 in'],
        application: ['door frames', 'roof members', 'props'],
      },
      price: { unit: 'per Cu.ft', band: [1100, 1950] },
      short: ['Heavy sal for {application}.', '{Grade}, {size}.'],
      long: [
        'Dense, oily sal from forest depots, {size}; drill before you nail.',
        'It stands weather and termites better than most woods at its price.',
        'Used for {application}.',
      ],
    },
    pine: {
      share: 1.3,
      names: [
        '{origin} pine {size}, {grade}',
        '{brand} pine wood planks {size}',
        '{origin} pine sawn timber {size}, {brand}',
      ],
      facts: {
        wood: ['pine'],
        origin: ['New Zealand', 'Southern yellow', 'Baltic'],
        grade: ['kiln dried', 'treated'],
        size: ['4 × 2 in', '3 × 2 in', '1 × 6 in', '2 × 2 in'],
        application: ['sofa frames', 'pallets and crates', 'panelling'],
      },
      price: { unit: 'per Cu.ft', band: [620, 1150] },
      short: ['{Grade} pine for {application}.', '{Size}, light and straight.'],
      long: [
        '{Origin} pine, {grade} to below 14 per cent, planed on request.',
        'Light, even and easy to nail, it serves {application}.',
        'Small sound knots are part of the look.',
      ],
    },
    meranti: {
      names: ['Red meranti {size}, {grade}, {brand}', '{brand} meranti sawn timber {size}'],
      facts: {
        wood: ['meranti'],
        grade: ['kiln dried', 'select'],
        size: ['4 × 2 in', '5 × 2.5 in', '6 × 1 in'],
        application: ['window frames', 'door shutters', 'boat fittings'],
      },
      price: { unit: 'per Cu.ft', band: [1500, 2700] },
      short: ['Red meranti for {application}.', '{Grade}, {size}.'],
      long: [
        'Straight-grained red meranti of {size} that machines without tearing.',
        'A half-way house between pine and teak for {application}.',
        'Colour evens out under a light stain.',
      ],
    },
    battens: {
      share: 1.2,
      names: ['{Wood} battens {size}, kiln dried, {brand}', '{brand} {wood} battens {size}'],
      facts: {
        wood: ['teak', 'pine', 'eucalyptus', 'poplar'],
        grade: ['kiln dried', 'planed'],
        size: ['1 × 1 in', '1.5 × 1 in', '2 × 1 in', '2 × 2 in'],
        application: ['wall frames', 'ceiling grids', 'louvered screens'],
      },
      price: { unit: 'per Rn.ft', band: [9, 78] },
      short: ['{Size} battens for {application}.', '{Wood}, straight and dry.'],
      long: [
        '{Wood} battens of {size}, {grade} and bundled by fifty.',
        'Bowed pieces are pulled out before tying.',
        'For {application}.',
      ],
    },
    bamboo: {
      names: ['{Colour} bamboo poles {size}, {brand}', '{brand} {colour} bamboo {size}'],
      facts: {
        wood: ['bamboo'],
        colour: ['straw', 'treated brown'],
        grade: ['borax treated', 'smoked'],
        size: ['8 ft, 40 mm', '10 ft, 50 mm', '12 ft, 75 mm'],
        application: ['fences and pergolas', 'café ceilings', 'scaffolds'],
        minimumOrder: ['50 poles', '100 poles'],
      },
      price: { unit: 'per Nos/sheet', band: [75, 420] },
      short: ['{Grade} poles of {size}.', 'For {application}.'],
      long: [
        'Cut in winter, {grade}, and dried standing, the poles resist borer for years.',
        'Builders and cafés use them for {application}.',
        'Sorted by thickness; a bundle looks alike.',
      ],
    },
  },
);
