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
      names: ['{brand} {shape} kitchen, {colour}, {wood} carcass', '{Colour} {shape} modular kitchen, {brand}'],
      facts: {
        shape: ['L-shaped', 'U-shaped', 'parallel', 'straight'],
        colour: ['sage', 'ivory', 'white gloss', 'walnut', 'grey'],
        wood: ['BWP ply', 'HDHMR', 'WPC'],
        finish: ['laminate', 'acrylic', 'PU paint'],
        size: ['8 × 6 ft', '10 × 8 ft', '12 × 8 ft'],
        application: ['flats', 'villas', 'rental homes'],
        warranty: ['5 years', '7 years', '10 years'],
      },
      price: { unit: 'per sq.ft', band: [1150, 2600] },
      short: ['{Shape} layout, {finish} fronts.', '{Colour} kitchen on {wood}.'],
      long: [
        'A {shape} kitchen of {size} with {wood} carcasses and {finish} fronts in {colour}.',
        'Soft-close hinges and channels are counted in; the hob and chimney are not.',
        'Planned for {application} and fitted in two days.',
      ],
    },
    'wardrobe-shutters': {
      share: 1.2,
      names: ['{brand} {kind} wardrobe shutter, {colour}', '{Colour} {kind} wardrobe doors, {finish}, {brand}'],
      facts: {
        kind: ['sliding', 'hinged', 'profile', 'bi-fold'],
        colour: ['walnut', 'ivory', 'white', 'grey oak', 'sage'],
        finish: ['laminate', 'membrane', 'acrylic', 'veneer'],
        thickness: ['18 mm', '19 mm', '25 mm'],
        size: ['7 × 2 ft leaf', '8 × 2 ft leaf'],
        application: ['bedrooms', 'guest rooms', 'dressing rooms'],
        warranty: ['5 years', '7 years'],
      },
      price: { unit: 'per sq.ft', band: [320, 980] },
      short: ['{Kind} shutters in {colour}.', '{Finish} finish, made to measure.'],
      long: [
        'Made-to-measure {kind} shutters, {thickness}, {finish} in {colour}.',
        'Edges are banded on four sides and holes bored for hinges.',
        'Give us the clear opening and the plinth height; the rest of {application} follows.',
      ],
    },
    'office-furniture': {
      share: 1.2,
      names: ['{brand} {kind}, {size}, {colour}', '{Colour} {kind} {size}, {brand}'],
      facts: {
        kind: ['workstation', 'conference table', 'manager desk', 'storage credenza', 'reception desk'],
        colour: ['oak', 'walnut', 'white', 'grey'],
        wood: ['pre-laminated particle board', 'pre-laminated MDF', 'veneered ply'],
        thickness: ['25 mm', '18 mm'],
        size: ['4 × 2 ft', '5 × 2.5 ft', '6 × 3 ft', '8 × 4 ft'],
        application: ['start-up offices', 'banks', 'schools'],
        warranty: ['2 years', '3 years', '5 years'],
      },
      price: { unit: 'per Nos/sheet', band: [4200, 38000] },
      short: ['{Size} in {colour}.', '{Kind} for {application}.'],
      long: [
        'A {thickness} top of {wood} in {colour} on a powder-coated steel frame.',
        'Wire trays and cut-outs are included, power boxes are not.',
        'Knocked down for the lift and assembled on site for {application}.',
      ],
    },
    'glass-mirror': {
      hsn: '7009',
      names: ['{brand} {kind} {size}', '{kind} {size}, {finish}, {brand}'],
      facts: {
        kind: ['LED mirror', 'round mirror', 'lacquered glass panel', 'fluted glass pane', 'bevelled mirror'],
        thickness: ['4 mm', '5 mm', '8 mm'],
        finish: ['polished edge', 'black frame', 'brass frame'],
        size: ['24 × 18 in', '30 × 24 in', '36 × 24 in', '48 × 24 in'],
        application: ['bathrooms', 'dressing tables', 'shutters'],
        warranty: ['1 year', '2 years'],
      },
      price: { unit: 'per Nos/sheet', band: [850, 9800] },
      short: ['{Size}, {finish}.', 'For {application}.'],
      long: [
        'Float glass of {thickness} with a {finish}; the silver is copper-free and edge-sealed.',
        'Packed between foam and ply; breakage in transit is ours.',
        'For {application}.',
      ],
    },
  },
);
