import { family } from './line.ts';

export const BOARDS = family(
  {
    hsn: '4412',
    shown: { wood: 'face' },
    facts: {
      size: ['8 × 4 ft', '8 × 4 ft', '8 × 4 ft', '7 × 4 ft', '8 × 3 ft'],
      minimumOrder: ['10 sheets', '15 sheets', '20 sheets', ''],
    },
    closing: [
      'Available in {size}; doors can be cut to your schedule.',
      'Keep it upright only for the day of fitting; store it flat.',
      'Mixed loads with plywood go out from {city} twice a week.',
      'Faces are sanded and ready for veneer or laminate.',
      'Rates are for pick-up in {city}; transport is arranged at cost.',
    ],
  },
  {
    'pine-blockboard': {
      share: 2.5,
      names: [
        '{brand} pine blockboard {thickness}',
        '{brand} pine blockboard {thickness}, {grade} bonded',
        '{brand} pine core block board {thickness}, {face} face',
      ],
      facts: {
        face: ['birch', 'pine', 'poplar'],
        thickness: ['19 mm', '19 mm', '19 mm', '25 mm', '30 mm'],
        grade: ['MR', 'BWR'],
        wood: ['pine'],
        glue: ['MUF'],
        standard: ['IS 1659'],
        application: ['wardrobe shutters', 'long shelves', 'panel doors'],
        warranty: ['5 years', '7 years', '10 years'],
      },
      price: {
        perSquareFoot: [
          [19, 90, 145],
          [25, 112, 180],
          [30, 132, 210],
        ],
      },
      short: ['Kiln-dried pine core, light and straight.', '{Thickness} blockboard for {application}.'],
      long: [
        'Kiln-dried pine battens, laid edge to edge, keep tall shutters straight where plywood would bow.',
        'A good core for {application}: light to hang and kind to screws.',
        'Made to {standard} with cross bands on both sides.',
        'Battens are below 12 per cent moisture when the board is pressed.',
      ],
    },
    'hardwood-blockboard': {
      share: 1.5,
      names: ['{brand} hardwood blockboard {thickness}', '{brand} hardwood core block board {thickness}, {face} face'],
      facts: {
        face: ['gurjan', 'okoume'],
        thickness: ['19 mm', '19 mm', '25 mm'],
        grade: ['BWR'],
        wood: ['hardwood'],
        glue: ['MUF', 'PF'],
        standard: ['IS 1659'],
        application: ['table tops', 'bed sides', 'heavy shelves'],
        warranty: ['7 years', '10 years', '12 years'],
      },
      price: {
        perSquareFoot: [
          [19, 98, 165],
          [25, 125, 205],
        ],
      },
      short: ['Dense hardwood core for {application}.', '{Thickness} board that takes weight.'],
      long: [
        'Hardwood battens make this board heavier than pine and firmer under load.',
        'Furniture makers choose it for {application}.',
        'Bonded with {glue} resin and tested to {standard}.',
      ],
    },
    'bwp-blockboard': {
      share: 1.5,
      names: [
        '{brand} BWP blockboard {thickness}, {face} face',
        '{brand} waterproof blockboard {thickness}, {wood} core',
      ],
      facts: {
        face: ['gurjan', 'meranti'],
        thickness: ['19 mm', '19 mm', '25 mm', '32 mm'],
        grade: ['BWP'],
        wood: ['pine', 'hardwood'],
        glue: ['PF'],
        standard: ['IS 1659'],
        application: ['kitchen shutters', 'bathroom doors', 'coastal homes'],
        warranty: ['10 years', '15 years', '20 years'],
      },
      price: {
        perSquareFoot: [
          [19, 125, 200],
          [25, 150, 240],
          [32, 180, 290],
        ],
      },
      short: ['Phenolic bonded blockboard for {application}.', 'Waterproof {thickness} board, {wood} core.'],
      long: [
        'Phenolic resin on every glue line makes a blockboard that may get wet.',
        'We sell it for {application} where a straight, tall panel is wanted.',
        'The {wood} core is treated against borer before assembly.',
      ],
    },
    laminboard: {
      names: ['{brand} laminboard {thickness}, {face} face', '{brand} laminboard {thickness}, narrow {wood} strips'],
      facts: {
        face: ['birch', 'beech'],
        thickness: ['19 mm', '25 mm'],
        grade: ['BWR'],
        wood: ['pine', 'hardwood'],
        glue: ['MUF'],
        application: ['veneered table tops', 'piano-finish doors', 'counter fronts'],
        warranty: ['7 years', '10 years'],
      },
      price: {
        perSquareFoot: [
          [19, 120, 190],
          [25, 150, 235],
        ],
      },
      short: ['Strips of 5 mm, so no ripple shows.', 'Flat core for {application}.'],
      long: [
        'Strips no wider than 5 mm keep batten lines from showing under veneer or high gloss.',
        'It is the flattest of the solid-core boards and priced so, for {application}.',
        'Cross bands are of seasoned hardwood.',
      ],
    },
    'finger-joint-board': {
      shown: {},
      names: [
        '{wood} finger-joint board {thickness}, {brand}',
        '{brand} {wood} finger-joint panel {thickness}, {size}',
      ],
      facts: {
        thickness: ['12 mm', '18 mm', '18 mm', '25 mm'],
        grade: ['AA', 'AB', 'AC'],
        wood: ['rubberwood', 'pine', 'poplar'],
        glue: ['PVAc D3'],
        application: ['children’s furniture', 'stair treads', 'open shelves'],
        warranty: ['1 year', '3 years'],
      },
      price: {
        perSquareFoot: [
          [12, 78, 120],
          [18, 105, 165],
          [25, 140, 220],
        ],
      },
      short: ['Solid {wood}, jointed and sanded.', '{Grade} grade panel for {application}.'],
      long: [
        'Short lengths of {wood} are finger-jointed into a solid panel that can be moulded and polished.',
        'Grade {grade}: the better face is clear, the other may show a small knot.',
        'Used for {application}, finished with clear coat or oil.',
      ],
    },
    lvl: {
      shown: {},
      closing: [
        'Lengths of 8 and 10 ft are tied in tens.',
        'Rates are for pick-up in {city}; transport is arranged at cost.',
        'Ends are sealed; cut with a carbide blade.',
      ],
      names: ['{brand} LVL {thickness}, {wood}, {grade}', '{brand} laminated veneer lumber {thickness}, {wood}'],
      facts: {
        thickness: ['32 mm', '38 mm', '45 mm'],
        grade: ['Structural', 'Door grade'],
        wood: ['poplar', 'eucalyptus'],
        glue: ['PF'],
        size: ['8 ft lengths', '10 ft lengths'],
        application: ['door stiles and rails', 'bed frames', 'scaffold planks'],
        minimumOrder: ['20 pieces', '50 pieces'],
      },
      price: { unit: 'per Cu.ft', band: [950, 1650] },
      short: ['Straight sections for {application}.', 'Veneers laid one way, stronger than sawn wood.'],
      long: [
        'All veneers run lengthwise, so each piece is straight, stable and stronger than sawn timber of its size.',
        'Ripped to your section for {application}.',
        'Sold by the cubic foot, {thickness} thick.',
      ],
    },
  },
);
