import { family } from './line.ts';

const TOOL_CLOSING = [
  'Keep the bill: the guarantee is dated by it.',
  'Spares and carbon brushes are on the shelf in {city}.',
  'Workshops get a rate for ten and more.',
  'Wear glasses and a mask.',
];

export const MACHINERY = family(
  {
    hsn: '8465',
    facts: {},
    closing: [
      'Installation and one day of training are included.',
      'Spares for ten years are kept in {city}.',
      'Come and run your own board on it before you pay.',
      'Earthing and dust extraction are to be ready on site.',
      'Finance through your own bank can be arranged.',
    ],
  },
  {
    'panel-saw': {
      names: ['{brand} sliding table panel saw {size}, {power}', '{brand} panel saw {size}'],
      facts: {
        size: ['2600 mm', '3000 mm', '3200 mm'],
        power: ['4 kW', '5.5 kW'],
        grade: ['Manual tilt', 'Powered tilt'],
        application: ['ply and MDF workshops', 'modular factories'],
        warranty: ['1 year', '2 years'],
      },
      price: { unit: 'per Nos/sheet', band: [145000, 385000] },
      short: ['{Size} stroke, {power}.', '{Grade} saw for {application}.'],
      long: [
        'A sliding table of {size} with a scoring blade, so laminate does not chip below.',
        'Main motor {power}, three phase; {grade}.',
        'Built for {application} that cut forty sheets a day.',
      ],
    },
    'edge-bander': {
      names: ['{brand} edge banding machine, {kind}', '{brand} {kind} edge bander, {speed}'],
      facts: {
        kind: ['automatic', 'pre-milling'],
        speed: ['12 m/min', '15 m/min', '18 m/min'],
        power: ['3 kW', '7.5 kW', '11 kW'],
        application: ['modular kitchens', 'office furniture', 'job work'],
        warranty: ['1 year'],
      },
      price: {
        unit: 'per Nos/sheet',
        by: 'kind',
        bands: { automatic: [290000, 680000], 'pre-milling': [640000, 1150000] },
      },
      short: ['{Kind}, {speed}.', 'For {application}.'],
      long: [
        'Glues, trims, scrapes and buffs tape from 0.4 to 3 mm at {speed}.',
        'The pot heats in twelve minutes; connected load {power}.',
        'A workhorse for {application}.',
      ],
    },
    press: {
      hsn: '8479',
      names: ['{brand} {kind} press {size}', '{brand} {size} {kind} press, {power}'],
      facts: {
        kind: ['hydraulic cold', 'hydraulic hot'],
        size: ['8 × 4 ft', '9 × 4 ft'],
        power: ['50 tonne', '80 tonne', '120 tonne'],
        application: ['doors and laminates', 'veneered panels', 'shutters'],
        warranty: ['1 year', '2 years'],
      },
      price: { unit: 'per Nos/sheet', band: [240000, 980000] },
      short: ['{Power} on {size}.', '{Kind} press for {application}.'],
      long: [
        'Welded frame, ground platens of {size} and {power} of even pressure.',
        'It presses a stack of {application} in one go.',
        'Oil, hoses and gauge are fitted; civil work is the buyer’s.',
      ],
    },
    'router-bits': {
      closing: TOOL_CLOSING,
      share: 1.3,
      hsn: '8207',
      names: [
        '{brand} {kind} router bits {size}, set of {count}',
        '{brand} router bit set of {count}, {size}, {grade}',
      ],
      facts: {
        kind: ['straight', 'ogee', 'round-over', 'flush trim', 'mixed'],
        count: ['3', '6', '12'],
        size: ['6 mm shank', '8 mm shank', '12 mm shank'],
        grade: ['carbide tipped', 'solid carbide'],
        application: ['MDF and ply', 'hardwood', 'laminated boards'],
      },
      price: { unit: 'per Nos/sheet', band: [480, 3400] },
      short: ['{Grade}, {size}.', 'For {application}.'],
      long: [
        '{Grade} edges ground on five axes, balanced for 24,000 turns a minute.',
        'A clean cut in {application} without burning.',
        'Can be resharpened three or four times.',
      ],
    },
    'power-tools': {
      closing: TOOL_CLOSING,
      share: 1.5,
      hsn: '8467',
      names: ['{brand} {type}, {power}, {colour}', '{brand} {type} {power}, with case'],
      facts: {
        type: ['drill', 'circular saw', 'sander'],
        colour: ['teal', 'orange'],
        power: ['550 W', '710 W', '1200 W'],
        application: ['site carpentry', 'small workshops', 'fitting crews'],
        warranty: ['6 months', '1 year'],
      },
      price: { unit: 'per Nos/sheet', band: [2400, 11800] },
      short: ['{Power}, for {application}.', '{Type} with spare brushes.'],
      long: [
        'A sturdy {type} of {power} with ball bearings and a soft grip.',
        'Service is local and takes three days.',
        'Meant for {application}, eight hours a day.',
      ],
    },
  },
);
