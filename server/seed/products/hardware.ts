import { family } from './line.ts';

export const HARDWARE_SHARED = {
  hsn: '8302',
  facts: { minimumOrder: ['10 pieces', '20 pieces', '1 carton', ''] },
  closing: [
    'Screws are in the pack.',
    'Carton rates on call from {city}.',
    'Fit one piece, check, then drill the rest.',
    'Wipe with a dry cloth; acids stain the plating.',
    'Faulty pieces are replaced over the counter.',
    'A drilling template comes with each carton.',
  ],
};

const PULL = {
  names: ['{brand} {type} handle {length}, {finish}', '{Finish} {type} handle {length}, {brand}'],
  short: ['{Length} centres, {finish}.', '{Finish} handle for {application}.'],
};

export const HARDWARE = family(HARDWARE_SHARED, {
  hinges: {
    share: 2,
    names: ['{brand} {type} hinge, {finish}, pair', '{brand} {finish} {type} hinges, pair'],
    facts: {
      finish: ['nickel', 'satin steel'],
      application: ['kitchen shutters', 'wardrobes', 'vanity cabinets'],
      warranty: ['2 years', '5 years', '10 years'],
    },
    price: { unit: 'per Nos/sheet', band: [120, 450] },
    short: ['{Finish}, sold as a pair.', 'A pair for {application}.'],
    long: ['Sold as a pair in {finish}, for {application}.'],
    kinds: {
      concealed: {
        names: ['{brand} concealed hinge {overlay}, {finish}, pair', '{brand} auto hinge {overlay}, {angle}, pair'],
        facts: { overlay: ['full overlay', 'half overlay', 'inset'], angle: ['105°', '110°'] },
        long: [
          'A {angle} spring hinge for {overlay} shutters, adjustable in three ways.',
          'The cup is 35 mm, so any standard bit will do.',
          'Clip-on plates let {application} come off for cleaning.',
        ],
      },
      'soft-close concealed': {
        names: [
          '{brand} soft-close hinge {overlay}, {finish}, pair',
          '{brand} hydraulic hinge {overlay}, {cycles}, pair',
        ],
        facts: { overlay: ['full overlay', 'half overlay'], cycles: ['50,000 cycles', '80,000 cycles'] },
        long: [
          'Hydraulic damping closes the last few degrees by itself, without a bang.',
          'Tested for {cycles}; three screws line up {application} after the fact.',
          'The cup is 35 mm and the plate clips on.',
        ],
      },
      butt: {
        names: ['{brand} butt hinge {size}, {finish}, pair', '{brand} {finish} butt kabja {size}, pair'],
        facts: { size: ['3 in', '4 in', '5 in'], application: ['room doors', 'main doors', 'window shutters'] },
        long: [
          'A {size} hinge with a washered pin that does not squeak, in {finish}.',
          'Three to a leaf are right for {application}.',
          'Countersunk holes take standard wood screws.',
        ],
      },
      piano: {
        names: ['{brand} piano hinge {size}, {finish}', '{brand} {finish} piano hinge {size}, pair'],
        facts: { size: ['2 ft', '4 ft', '6 ft'], application: ['box beds', 'window seats', 'folding tables'] },
        long: [
          'A continuous hinge of {size} that spreads the load along the edge.',
          'Cut it with a hacksaw for {application}.',
          'Holes stand every 40 mm.',
        ],
      },
    },
  },
  'drawer-channels': {
    share: 2,
    names: ['{brand} telescopic drawer channel {length}, pair', '{brand} drawer channel {length}, {finish}, pair'],
    facts: {
      length: ['12 in', '14 in', '18 in', '18 in', '20 in', '22 in'],
      load: ['35 kg', '45 kg'],
      finish: ['zinc', 'black'],
      application: ['kitchen drawers', 'office pedestals', 'wardrobe drawers'],
      warranty: ['1 year', '2 years', '5 years'],
    },
    price: {
      unit: 'per Nos/sheet',
      by: 'length',
      bands: {
        '12 in': [130, 480],
        '14 in': [150, 540],
        '18 in': [180, 700],
        '20 in': [205, 780],
        '22 in': [230, 860],
      },
    },
    short: ['{Length}, full extension, {load} a pair.', 'Ball-bearing slide for {application}.'],
    long: [
      'Three-part ball-bearing slides that open fully and carry {load}.',
      'The steel is 1.2 mm thick; pick up a pair and compare.',
      'Carpenters fit them in {application}, 13 mm a side.',
    ],
  },
  'tandem-boxes': {
    share: 1.2,
    names: ['{brand} tandem box {height}, {length}, {colour}', '{brand} slim tandem drawer {height}, {colour}'],
    facts: {
      height: ['84 mm', '118 mm', '167 mm', '199 mm'],
      length: ['450 mm', '500 mm', '550 mm'],
      colour: ['grey', 'white', 'anthracite'],
      load: ['30 kg', '40 kg', '50 kg'],
      application: ['kitchen base units', 'pantry units', 'dressing tables'],
      warranty: ['5 years', '10 years'],
    },
    price: { unit: 'per Nos/sheet', band: [1800, 6500] },
    short: ['Soft-close steel drawer, {load}.', '{Height} high, {length} deep.'],
    long: [
      'Steel sides of {height} with hidden runners that carry {load} and close softly.',
      'Only the bottom and the back are cut from board; brackets are in the box.',
      'Sold as a set for {application}.',
    ],
  },
  handles: {
    share: 2,
    ...PULL,
    facts: {
      length: ['96 mm', '128 mm', '160 mm', '224 mm', '320 mm'],
      finish: ['satin steel', 'brass', 'matt black'],
      metal: ['zinc alloy', 'aluminium'],
      application: ['kitchen drawers', 'wardrobe shutters', 'bedside cabinets'],
      warranty: ['1 year', '5 years'],
    },
    price: { unit: 'per Nos/sheet', band: [90, 850] },
    long: [
      'Solid {metal} with a {finish} finish and no sharp edge on the inner side.',
      'Hole centres are {length}; M4 bolts come in two lengths.',
      'Looks right on {application} and is easy to clean behind.',
    ],
    kinds: {
      bar: {},
      arch: {},
      D: {},
      cup: { facts: { length: ['64 mm', '96 mm'] } },
      knob: {
        names: ['{brand} cabinet knob {size}, {finish}', '{Finish} knob {size}, {brand}'],
        facts: { size: ['25 mm', '30 mm', '38 mm'] },
        price: { unit: 'per Nos/sheet', band: [60, 320] },
        short: ['{Size}, {finish}.', '{Finish} knob for {application}.'],
        long: [
          'A turned knob of {size}, {finish}, on a single M4 bolt.',
          'One hole and it is done, on {application}.',
          'The neck is deep enough for a finger behind it.',
        ],
      },
      lever: {
        names: ['{brand} lever handle set, {finish}', '{Finish} mortise lever pair, {brand}'],
        facts: { application: ['bedroom doors', 'office cabins', 'main doors'], length: ['120 mm', '135 mm'] },
        price: { unit: 'per Nos/sheet', band: [650, 2800] },
        short: ['Pair with roses, {finish}.', 'For {application}.'],
        long: [
          'Sprung levers of {length} on screw-on roses, {finish}, for a standard 8 mm spindle.',
          'The pair comes with through-bolts, so {application} never rattle.',
          'Left and right hand are the same.',
        ],
      },
    },
  },
});
