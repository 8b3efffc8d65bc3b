import { family } from './line.ts';

const COLOURS = ['frosty white', 'natural teak', 'smoked walnut', 'grey oak', 'ivory', 'slate grey'];

export const MDF = family(
  {
    hsn: '4411',
    facts: {
      size: ['8 × 4 ft', '8 × 4 ft', '8 × 4 ft', '8 × 6 ft'],
      minimumOrder: ['10 sheets', '25 sheets', '40 sheets', ''],
    },
    closing: [
      'Sheets are {size} and travel on pallets.',
      'Cut with a fine-tooth blade and seal the edges.',
      'Part pallets are opened in {city} for regular buyers.',
      'Formaldehyde class is marked on each bundle.',
      'Do not leave it standing on a wet floor.',
    ],
  },
  {
    'plain-mdf': {
      share: 2,
      names: [
        '{brand} plain MDF {thickness}',
        '{brand} interior MDF {thickness}, {size}',
        '{brand} MDF board {thickness}, {density}',
      ],
      facts: {
        thickness: ['3 mm', '5.5 mm', '8 mm', '12 mm', '18 mm', '18 mm', '25 mm'],
        grade: ['Interior', 'Exterior'],
        density: ['720 kg/m³', '740 kg/m³', '760 kg/m³'],
        glue: ['UF', 'MUF'],
        standard: ['IS 12406'],
        application: ['painted furniture', 'carved jali panels', 'shop displays'],
        warranty: ['1 year', '2 years'],
      },
      price: {
        perSquareFoot: [
          [3, 13, 22],
          [8, 24, 46],
          [12, 33, 66],
          [18, 45, 100],
          [25, 62, 132],
        ],
      },
      short: ['Smooth on both faces for {application}.', '{Thickness} MDF, {density}.'],
      long: [
        'Fine wood fibre pressed to {density}, with the same texture through the thickness.',
        'It routs and carves cleanly, so workshops use it for {application}.',
        'Complies with {standard} for the {grade} grade.',
        'Two coats of primer give a paint finish without grain.',
      ],
    },
    'pre-laminated-mdf': {
      share: 1.5,
      names: ['{brand} pre-laminated MDF {thickness}, {colour}', 'Pre-lam MDF {thickness} {colour}, {brand}'],
      facts: {
        thickness: ['8 mm', '12 mm', '18 mm', '18 mm'],
        grade: ['Interior'],
        glue: ['UF', 'MUF'],
        colour: COLOURS,
        finish: ['suede', 'matt', 'gloss'],
        standard: ['IS 14587'],
        application: ['wardrobe carcasses', 'office tables', 'TV units'],
        warranty: ['2 years', '3 years', '5 years'],
      },
      price: {
        perSquareFoot: [
          [8, 38, 66],
          [12, 48, 80],
          [18, 60, 100],
        ],
      },
      short: ['{Colour} on both sides, {finish} finish.', 'Ready to cut and edge for {application}.'],
      long: [
        'Décor paper in {colour} is fused to both faces in a short-cycle press, so no laminate has to be glued.',
        'Cut, edge and assemble: a day saved on {application}.',
        'The {finish} surface wipes clean; a matching edge band is kept beside it.',
      ],
    },
    hdhmr: {
      share: 2,
      names: [
        '{brand} HDHMR board {thickness}',
        '{brand} HDHMR {thickness}, {size}',
        '{brand} high density HMR board {thickness}',
      ],
      facts: {
        thickness: ['5.5 mm', '12 mm', '16.75 mm', '18 mm', '18 mm'],
        grade: ['HDHMR'],
        glue: ['MUF'],
        density: ['850 kg/m³', '870 kg/m³'],
        application: ['kitchen shutters', 'bathroom vanities', 'CNC-routed fronts'],
        warranty: ['5 years', '7 years', '10 years'],
      },
      price: {
        perSquareFoot: [
          [5.5, 34, 62],
          [12, 60, 105],
          [16.75, 72, 148],
          [18, 78, 160],
        ],
      },
      short: ['Dense, moisture resistant board for {application}.', '{Thickness} HDHMR at {density}.'],
      long: [
        'At {density} this board holds screws on the edge and shrugs off humidity.',
        'A favourite for {application}, painted, pressed or plain.',
        'Swelling after a day in water stays within a few per cent; it is not meant to stay submerged.',
      ],
    },
    hdf: {
      names: ['{brand} HDF sheet {thickness}', '{brand} HDF {thickness}, {colour}'],
      facts: {
        thickness: ['3 mm', '6 mm', '7.5 mm', '8 mm'],
        grade: ['Interior'],
        glue: ['MUF'],
        density: ['880 kg/m³', '900 kg/m³'],
        colour: ['dark brown'],
        application: ['floor cores', 'door skins', 'cabinet backs'],
      },
      price: {
        perSquareFoot: [
          [3, 18, 32],
          [6, 28, 52],
          [8, 36, 68],
        ],
      },
      short: ['Thin, hard and even for {application}.', '{Thickness} high density fibreboard.'],
      long: [
        'Pressed to {density}, it is thin, hard and flat.',
        'Used as {application} where ply would be too thick.',
        'The face is {colour} and sanded fine.',
      ],
    },
    'particle-board': {
      share: 1.2,
      hsn: '4410',
      names: ['{brand} plain particle board {thickness}', '{brand} particle board {thickness}, {size}'],
      facts: {
        thickness: ['9 mm', '12 mm', '18 mm', '18 mm', '25 mm'],
        grade: ['Type I', 'Type II'],
        glue: ['UF'],
        standard: ['IS 3087'],
        application: ['office tables', 'speaker boxes', 'shelf units'],
        warranty: ['1 year'],
      },
      price: {
        perSquareFoot: [
          [9, 12, 26],
          [12, 14, 31],
          [18, 17, 40],
          [25, 24, 54],
        ],
      },
      short: ['Three-layer board for {application}.', 'Plain {thickness} particle board.'],
      long: [
        'Three layers, coarse in the middle and fine outside, pressed to {standard}.',
        'An economical core for {application} in dry rooms.',
        'Use confirmat screws and sealed edges; it does not forgive water.',
      ],
    },
    'pre-laminated-particle-board': {
      share: 1.5,
      hsn: '4410',
      names: [
        '{brand} pre-laminated particle board {thickness}, {colour}',
        'Pre-lam particle board {thickness} {colour}, {brand}',
      ],
      facts: {
        thickness: ['9 mm', '12 mm', '18 mm', '18 mm'],
        grade: ['Type II'],
        glue: ['UF', 'MUF'],
        colour: COLOURS,
        finish: ['suede', 'matt'],
        standard: ['IS 12823'],
        application: ['office furniture', 'hostel wardrobes', 'study tables'],
        warranty: ['1 year', '2 years'],
      },
      price: {
        perSquareFoot: [
          [9, 20, 30],
          [12, 22, 34],
          [18, 26, 40],
        ],
      },
      short: ['{Colour}, both sides, for {application}.', '{Thickness} pre-lam board, {finish} finish.'],
      long: [
        'Melamine-faced in {colour} on both sides under {standard}.',
        'Bought by the pallet for {application}, where price decides.',
        'Balanced faces keep long shelves from curling.',
      ],
    },
    'agro-board': {
      shown: { colour: 'wood' },
      hsn: '4410',
      gst: 5,
      names: ['{brand} bagasse board {thickness}', '{brand} agro board {thickness}, {wood}'],
      facts: {
        thickness: ['9 mm', '12 mm', '18 mm'],
        grade: ['Interior'],
        wood: ['bagasse', 'straw'],
        glue: ['MUF', 'UF'],
        application: ['partition panels', 'school furniture', 'exhibition stalls'],
        warranty: ['1 year', '2 years'],
      },
      price: {
        perSquareFoot: [
          [9, 18, 32],
          [12, 22, 40],
          [18, 28, 52],
        ],
      },
      short: ['Pressed from {wood}, no new timber.', 'Light {thickness} board for {application}.'],
      long: [
        'Fibres of {wood} that would have been burnt are pressed into a light, even board.',
        'Schools and fairs use it for {application}.',
        'It attracts the lower GST rate for agricultural boards.',
      ],
    },
    osb: {
      hsn: '4410',
      names: ['{brand} OSB {grade} {thickness}', '{brand} OSB board {thickness}, {size}'],
      facts: {
        thickness: ['9 mm', '12 mm', '15 mm', '18 mm'],
        grade: ['OSB/2', 'OSB/3'],
        wood: ['pine', 'poplar'],
        glue: ['MUF'],
        size: ['8 × 4 ft'],
        application: ['roof decks', 'site cabins', 'café interiors'],
      },
      price: {
        perSquareFoot: [
          [9, 32, 52],
          [12, 40, 66],
          [15, 48, 78],
          [18, 56, 92],
        ],
      },
      short: ['Oriented strands for {application}.', '{Grade} in {thickness}.'],
      long: [
        'Long strands of {wood}, crossed and pressed, span further than particle board of the same thickness.',
        'Used plain for {application}, with a clear coat if it stays visible.',
        'Edges are sealed green at the mill.',
      ],
    },
  },
);
