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

export const HARDWARE = family(HARDWARE_SHARED, {
  hinges: {
    share: 2,
    names: [
      '{brand} soft-close hinge {angle}, {overlay}, pair',
      '{brand} auto hinge {overlay}, {finish}, pair',
      '{brand} concealed hinge {angle}, pair',
    ],
    facts: {
      grade: ['50,000 cycles', '80,000 cycles'],
      angle: ['105°', '110°', '165°'],
      overlay: ['full overlay', 'half overlay', 'inset'],
      finish: ['nickel plated', 'SS 304'],
      application: ['kitchen shutters', 'wardrobes', 'vanity cabinets'],
      warranty: ['2 years', '5 years', '10 years'],
    },
    price: { unit: 'per Nos/sheet', band: [120, 450] },
    short: ['{Overlay}, {finish}, sold as a pair.', 'For {application}.'],
    long: [
      'A {angle} hinge with hydraulic damping that closes the last few degrees by itself.',
      'Tested for {grade}; three-way adjustment lines up {application} after the fact.',
      'The cup is 35 mm, so any standard bit will do.',
    ],
  },
  'drawer-channels': {
    share: 2,
    names: ['{brand} telescopic drawer channel {length}, pair', '{brand} soft-close channel {length}, {load}, pair'],
    facts: {
      length: ['12 in', '14 in', '18 in', '18 in', '20 in', '22 in'],
      load: ['35 kg', '45 kg'],
      finish: ['zinc plated', 'black'],
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
      'The {finish} steel is 1.2 mm thick; pick up a pair and compare.',
      'Carpenters fit them in {application}, 13 mm a side.',
    ],
  },
  'tandem-boxes': {
    share: 1.2,
    names: ['{brand} tandem box {height}, {length}, {colour}', '{brand} slim tandem drawer {height}, {length}'],
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
    names: [
      '{Colour} bar handle {length}, brushed, {brand}',
      '{brand} {colour} cabinet handle {length}',
      '{brand} {shape} pull {length}, {colour}',
    ],
    facts: {
      length: ['96 mm', '128 mm', '160 mm', '224 mm', '320 mm'],
      colour: ['brass', 'black', 'chrome', 'antique bronze', 'rose gold'],
      shape: ['bow', 'bar', 'edge'],
      metal: ['zinc alloy', 'aluminium', 'brass'],
      finish: ['brushed', 'matt', 'polished'],
      application: ['kitchen drawers', 'wardrobe shutters', 'bedside cabinets'],
      warranty: ['1 year', '5 years'],
    },
    price: { unit: 'per Nos/sheet', band: [90, 850] },
    short: ['{Length} centres, {colour}.', '{Finish} handle for {application}.'],
    long: [
      'Solid {metal} in {colour}, with no sharp edge on the inner side.',
      'Hole centres are {length}; M4 bolts come in two lengths.',
      'Looks right on {application} and stays cool to the touch.',
    ],
  },
  locks: {
    share: 1.4,
    hsn: '8301',
    names: ['{brand} mortise lock set {colour}, {keys}', '{brand} {kind} lock, {colour}', '{brand} {kind} lock {keys}'],
    facts: {
      kind: ['cupboard', 'drawer', 'rim door', 'cylindrical'],
      colour: ['satin steel', 'antique brass', 'black'],
      keys: ['3 keys', '4 keys', 'computer key'],
      application: ['main doors', 'bedrooms', 'office cabins'],
      warranty: ['2 years', '5 years', '10 years'],
    },
    price: { unit: 'per Nos/sheet', band: [240, 3200] },
    short: ['{Colour}, with {keys}.', 'For {application}.'],
    long: [
      'A brass pin cylinder with {keys}; more can be cut by number.',
      'Body and strike are steel with {colour} plating.',
      'Bought for {application} by builders who dislike call-backs.',
    ],
  },
});
