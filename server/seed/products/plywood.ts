import { family } from './line.ts';

const SIZES = ['8 × 4 ft', '8 × 4 ft', '8 × 4 ft', '8 × 3 ft', '7 × 4 ft', '7 × 3 ft', '6 × 4 ft'];

export const PLYWOOD_SHARED = {
  shown: { wood: 'face' },
  hsn: '4412',
  facts: { size: SIZES, minimumOrder: ['10 sheets', '20 sheets', '25 sheets', '50 sheets', ''] },
  closing: [
    'Sheets are {size}; other sizes are pressed for full truck orders.',
    'Edges are sealed before dispatch from {city}.',
    'Stack flat on battens and let the sheets rest two days before cutting.',
    'Every sheet carries its batch number on the edge.',
    'Freight is extra and quoted by weight.',
    'Broken corners are replaced if told within two days of unloading.',
    'Loading in {city} is included in the rate.',
  ],
};

export const PLYWOOD = family(PLYWOOD_SHARED, {
  'commercial-mr': {
    share: 3,
    names: [
      '{brand} commercial MR plywood {thickness}',
      '{brand} commercial plywood {thickness}, {wood} core',
      '{brand} MR grade ply {thickness}, {face} face',
    ],
    facts: {
      face: ['poplar', 'eucalyptus', 'okoume'],
      thickness: ['6 mm', '9 mm', '12 mm', '12 mm', '16 mm', '18 mm', '18 mm', '18 mm'],
      grade: ['MR'],
      wood: ['poplar', 'eucalyptus', 'mixed', 'hardwood'],
      glue: ['UF'],
      standard: ['IS 303'],
      application: ['wardrobes and bed boxes', 'dry partitions', 'shelves and cabinets', 'panelling behind laminate'],
      warranty: ['1 year', '2 years', '5 years', '7 years'],
    },
    price: {
      perSquareFoot: [
        [6, 25, 40],
        [12, 40, 62],
        [18, 45, 90],
      ],
    },
    short: ['{Thickness} MR plywood with a {wood} core, for {application}.', 'Everyday MR ply for dry rooms.'],
    long: [
      'Moisture resistant ply to {standard}, bonded with urea resin and meant for rooms that stay dry.',
      'The {wood} core is composed on the machine, so saw cuts show few gaps.',
      'Carpenters use it for {application}; keep it away from sinks and bathrooms.',
      'The {face} faces are sanded and take laminate or paint without filler.',
    ],
  },
  bwr: {
    share: 3,
    names: [
      '{brand} BWR plywood {thickness}',
      '{brand} BWR grade ply {thickness}, {wood} core',
      '{brand} BWR 303 plywood {thickness}, {face} face',
    ],
    facts: {
      face: ['gurjan', 'eucalyptus', 'okoume'],
      thickness: ['6 mm', '9 mm', '12 mm', '16 mm', '18 mm', '18 mm', '19 mm'],
      grade: ['BWR'],
      wood: ['hardwood', 'eucalyptus', 'gurjan', 'mixed'],
      glue: ['MUF', 'PF'],
      standard: ['IS 303'],
      application: ['kitchen carcasses', 'bathroom vanities', 'study tables and beds', 'shop counters'],
      warranty: ['7 years', '10 years', '12 years', '15 years'],
    },
    price: {
      perSquareFoot: [
        [6, 38, 58],
        [12, 60, 95],
        [18, 85, 140],
        [19, 88, 145],
      ],
    },
    short: [
      'Boiling water resistant {thickness} ply for {application}.',
      '{Glue} bonded {wood} ply, warranty {warranty}.',
    ],
    long: [
      'Boiling water resistant to {standard}: samples are boiled for eight hours before a batch is passed.',
      'Its {glue} bond forgives the splashes of a kitchen or a wash area.',
      'A full {wood} core holds hinge screws well near the edge.',
      'Chosen for {application} where commercial ply would swell in a year or two.',
      'Treated against borer and termite at the glue line.',
    ],
  },
  'bwp-marine': {
    share: 4,
    names: [
      '{brand} BWP plywood {thickness}, {face} face',
      '{brand} marine plywood {thickness}, {face} face',
      '{brand} 710 marine ply {thickness}, {size}',
    ],
    facts: {
      face: ['gurjan', 'keruing', 'okoume'],
      thickness: ['6 mm', '9 mm', '12 mm', '12 mm', '16 mm', '18 mm', '18 mm', '19 mm', '25 mm'],
      grade: ['BWP'],
      wood: ['gurjan', 'hardwood', 'eucalyptus'],
      glue: ['PF'],
      standard: ['IS 710'],
      application: ['kitchens and wash areas', 'boat cabins', 'outdoor cabinets', 'bathroom doors and vanities'],
      warranty: ['15 years', '20 years', '25 years'],
    },
    price: {
      perSquareFoot: [
        [6, 55, 92],
        [12, 85, 150],
        [18, 130, 250],
        [19, 134, 258],
        [25, 175, 330],
      ],
    },
    short: [
      'Marine ply to {standard} with a {face} face.',
      '{Thickness} BWP sheet, phenolic bonded, warranty {warranty}.',
    ],
    long: [
      'Undiluted phenolic resin and a {face} face make this sheet safe in water: the bond passes 72 hours of boiling under {standard}.',
      'Core gaps are filled by hand and the sheet is pressed twice, so it stays flat after a wet season.',
      'Sold for {application}, and for any carpentry that must outlast a leak.',
      'The preservative is in the glue and in the veneers, against borer, termite and fungus alike.',
      'Ask for the licence number and a test report with your first order.',
    ],
  },
  'fire-retardant': {
    share: 2,
    names: [
      '{brand} fire retardant plywood {thickness}',
      '{brand} fire guard ply {thickness}, {wood} core',
      '{brand} FR plywood {thickness}, {face} face',
    ],
    facts: {
      face: ['meranti', 'sapele'],
      thickness: ['9 mm', '12 mm', '18 mm', '18 mm', '19 mm', '25 mm'],
      grade: ['FR'],
      wood: ['hardwood', 'gurjan', 'eucalyptus'],
      glue: ['PF'],
      standard: ['IS 5509'],
      application: [
        'cinema and hall panelling',
        'server rooms',
        'hotel corridors',
        'office partitions on escape routes',
      ],
      warranty: ['10 years', '15 years', '20 years'],
    },
    price: {
      perSquareFoot: [
        [9, 70, 145],
        [12, 86, 185],
        [18, 120, 260],
        [19, 124, 265],
        [25, 160, 330],
      ],
    },
    short: ['Fire retardant ply to {standard} for {application}.', '{Thickness} sheet that slows flame and smoke.'],
    long: [
      'Veneers are pressure treated before gluing, so the protection runs through all plies and not only the face.',
      'Tested to {standard} for flame penetration and rate of burning; the report is shared on request.',
      'Architects ask for it in {application}.',
      'It cuts and screws like ordinary ply, but use carbide blades: the salts dull steel.',
    ],
  },
  calibrated: {
    share: 1.5,
    names: ['{brand} calibrated plywood {thickness}, {face} face', '{brand} calibrated ply {thickness}, {wood} core'],
    facts: {
      face: ['birch', 'poplar', 'okoume'],
      thickness: ['12 mm', '16 mm', '18 mm', '18 mm'],
      grade: ['BWR'],
      wood: ['eucalyptus', 'hardwood', 'poplar'],
      glue: ['MUF'],
      standard: ['IS 303'],
      application: ['modular kitchens', 'CNC-cut furniture', 'edge-banded wardrobes'],
      warranty: ['8 years', '10 years', '12 years'],
    },
    price: {
      perSquareFoot: [
        [12, 66, 98],
        [16, 82, 126],
        [18, 90, 140],
      ],
    },
    short: ['Even to ±0.2 mm for machine-made furniture.', 'Calibrated {thickness} ply for {application}.'],
    long: [
      'Sanded on a calibrating line to ±0.2 mm, so edge bands sit flush and drawers run true.',
      'Factories that make {application} save a pass on the thicknesser.',
      'The {wood} core has overlapping joints removed by hand before the last press.',
    ],
  },
  gurjan: {
    share: 1.5,
    names: [
      '{brand} gurjan plywood {thickness}, double core',
      '{brand} full gurjan ply {thickness}',
      '{brand} gurjan face and core plywood {thickness}',
    ],
    facts: {
      face: ['gurjan', 'keruing'],
      thickness: ['6 mm', '12 mm', '18 mm', '19 mm'],
      grade: ['BWP'],
      wood: ['gurjan'],
      glue: ['PF'],
      standard: ['IS 710'],
      application: ['premium kitchens', 'doors and shutters', 'coastal homes'],
      warranty: ['20 years', '25 years'],
    },
    price: {
      perSquareFoot: [
        [6, 62, 92],
        [12, 98, 150],
        [18, 150, 250],
        [19, 156, 258],
      ],
    },
    short: ['Gurjan through and through, red at the edge.', 'Dense gurjan ply for {application}.'],
    long: [
      'Gurjan veneers in face and core give a heavy, reddish sheet that holds screws for decades.',
      'It costs more than mixed hardwood and weighs more; carpenters who make {application} think it worth both.',
      'Phenolic bonded and boil-proof to {standard}.',
      'Pick it up at the corner: a true gurjan sheet of this size is plainly heavier.',
    ],
  },
});
