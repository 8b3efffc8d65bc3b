import { family } from './line.ts';

export const FURNITURE = family(
  {
    hsn: '9403',
    facts: { minimumOrder: ['1 set', '2 sets', ''] },
    closing: [
      'Drawings are approved by you before a sheet is cut.',
      'Made in {city}, delivered in flat packs and fitted by our crew.',
      'Measure is taken after tiling.',
      'Half in advance, the rest on fitting.',
      'Spare shutters in the same shade can be ordered later.',
    ],
  },
  {
    'modular-kitchen': {
      share: 1.5,
      shown: { wood: 'accent' },
      names: ['{brand} modular kitchen, {colour} and {accent}', '{Colour} modular kitchen, {wood} carcass, {brand}'],
      facts: {
        colour: ['sage green', 'ivory'],
        accent: ['oak', 'walnut'],
        wood: ['BWP ply', 'HDHMR', 'WPC'],
        finish: ['laminate', 'acrylic', 'PU paint'],
        size: ['8 × 6 ft', '10 × 8 ft', '12 × 8 ft'],
        application: ['flats', 'villas', 'rental homes'],
        warranty: ['5 years', '7 years', '10 years'],
      },
      price: { unit: 'per sq.ft', band: [1150, 2600] },
      short: ['{Colour} fronts in {finish}.', '{Colour} kitchen on {wood}.'],
      long: [
        'A kitchen of {size} with {wood} carcasses and {finish} fronts in {colour}.',
        'Touches of {accent} keep the {colour} warm.',
        'Soft-close hinges and channels are counted in; the hob and chimney are not.',
        'Planned for {application} and fitted in two days.',
      ],
    },
    'wardrobe-shutters': {
      share: 1.2,
      shown: { colour: 'second' },
      names: ['{brand} {wood} wardrobe shutters, {finish}', '{Wood} wardrobe shutters {thickness}, {brand}'],
      facts: {
        wood: ['oak', 'walnut', 'teak'],
        finish: ['laminate', 'veneer', 'membrane'],
        thickness: ['18 mm', '19 mm', '25 mm'],
        size: ['7 × 2 ft leaf', '8 × 2 ft leaf'],
        application: ['bedrooms', 'guest rooms', 'dressing rooms'],
        warranty: ['5 years', '7 years'],
      },
      price: { unit: 'per sq.ft', band: [320, 980] },
      short: ['{Wood} shutters, made to measure.', '{Finish} finish for {application}.'],
      long: [
        'Made-to-measure shutters, {thickness}, {finish} in {wood}.',
        'Edges are banded on four sides and holes bored for hinges.',
        'Give us the clear opening and the plinth height; the rest is ours.',
      ],
    },
    'office-furniture': {
      closing: [
        'Made in {city}, delivered in flat packs and fitted by our crew.',
        'Ten and more are priced apart.',
        'A matching side unit can be ordered later.',
      ],
      share: 1.2,
      shown: { wood: 'colour' },
      names: ['{brand} {kind} {size}, {colour}', '{Colour} {kind} {size}, {brand}'],
      facts: {
        kind: ['office desk', 'manager desk', 'study desk'],
        colour: ['oak', 'walnut', 'teak'],
        wood: ['pre-laminated particle board', 'pre-laminated MDF', 'veneered ply'],
        thickness: ['25 mm', '18 mm'],
        size: ['4 × 2 ft', '5 × 2.5 ft', '6 × 3 ft'],
        application: ['start-up offices', 'banks', 'schools'],
        warranty: ['2 years', '3 years', '5 years'],
      },
      price: { unit: 'per Nos/sheet', band: [4200, 22000] },
      short: ['{Size} in {colour}.', '{Kind} for {application}.'],
      long: [
        'A {thickness} top of {wood} in {colour}, with levelling feet.',
        'Wire cut-outs are included, power boxes are not.',
        'Knocked down for the lift and assembled on site for {application}.',
      ],
    },
    'glass-mirror': {
      hsn: '7009',
      names: ['{brand} {type} {size}', '{Type} {size}, {brand}'],
      facts: {
        thickness: ['4 mm', '5 mm'],
        size: ['24 × 18 in', '30 × 24 in', '36 × 24 in', '48 × 24 in'],
        application: ['bathrooms', 'dressing tables', 'hallways'],
        warranty: ['1 year', '2 years'],
      },
      price: { unit: 'per Nos/sheet', band: [1250, 9800] },
      short: ['{Type}, {size}.', 'For {application}.'],
      long: ['Glass of {thickness}, {size}, for {application}.'],
      closing: [
        'Packed between foam and ply; breakage in transit is ours.',
        'Cut and edged in {city} within three days.',
        'Hooks and plugs are in the box.',
      ],
      kinds: {
        'round mirror': {
          names: ['{brand} round mirror {size}, {finish} rim', '{Finish} round mirror {size}, {brand}'],
          facts: { size: ['18 in', '24 in', '30 in'], finish: ['brass'] },
          long: [
            'A round mirror of {size} in a slim {finish} rim.',
            'The silver is copper-free and sealed at the edge, so {application} do not spot it.',
          ],
        },
        'framed mirror': {
          names: ['{brand} {wood} framed mirror {size}', '{Wood} mirror {size}, {brand}'],
          facts: { wood: ['teak', 'walnut'] },
          long: [
            'Mirror of {thickness} in a jointed {wood} frame, oiled by hand.',
            'Hangs upright or along, {size} outside.',
            'Chosen for {application}.',
          ],
        },
        'float glass': {
          names: ['{brand} float glass {thickness}, cut to size', 'Clear float glass {thickness}, {brand}'],
          facts: {
            thickness: ['4 mm', '5 mm', '8 mm', '12 mm'],
            size: ['cut to size'],
            application: ['shelves', 'table tops', 'partitions'],
          },
          price: { unit: 'per sq.ft', band: [55, 320] },
          long: [
            'Clear float glass of {thickness} with polished edges, for {application}.',
            'Corners are rounded; holes are drilled to your sketch.',
            'Can be toughened in four days, after cutting.',
          ],
        },
      },
    },
  },
);
