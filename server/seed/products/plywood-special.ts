import { family } from './line.ts';
import { PLYWOOD_SHARED } from './plywood.ts';

export const SPECIAL_PLYWOOD = family(PLYWOOD_SHARED, {
  alternate: {
    names: [
      '{brand} alternate plywood {thickness}, {wood} and poplar',
      '{brand} alternate core ply {thickness}, {face} face',
    ],
    facts: {
      face: ['eucalyptus', 'poplar'],
      thickness: ['9 mm', '12 mm', '18 mm', '18 mm'],
      grade: ['MR', 'BWR'],
      wood: ['eucalyptus', 'hardwood'],
      glue: ['MUF'],
      standard: ['IS 303'],
      application: ['wardrobes', 'beds with storage', 'rental furniture'],
      warranty: ['5 years', '7 years', '10 years'],
    },
    price: {
      perSquareFoot: [
        [9, 48, 60],
        [12, 60, 72],
        [18, 85, 112],
      ],
    },
    short: [
      'Hard and soft veneers in turn, for strength at a middle price.',
      'Alternate core {thickness} ply for {application}.',
    ],
    long: [
      'Layers of {wood} and poplar alternate, which keeps the sheet lighter than full hardwood and stiffer than poplar.',
      'A sensible middle price for {application}.',
      'Bonded with melamine-fortified resin under {standard}.',
    ],
  },
  flexible: {
    names: ['{brand} flexible plywood {thickness}, {bend}', '{brand} flexi ply {thickness}, bends {bend}'],
    facts: {
      face: ['poplar', 'okoume'],
      thickness: ['4 mm', '6 mm', '8 mm', '8 mm'],
      grade: ['MR'],
      wood: ['mixed', 'poplar'],
      glue: ['UF'],
      bend: ['long way', 'short way'],
      size: ['8 × 4 ft', '8 × 4 ft', '8 × 4 ft'],
      application: ['curved counters', 'columns and arches', 'reception desks'],
      warranty: ['1 year', '2 years'],
    },
    price: {
      perSquareFoot: [
        [4, 38, 62],
        [6, 48, 78],
        [8, 58, 95],
      ],
    },
    short: ['Bends by hand to a 12 inch radius.', 'Flexible {thickness} ply for {application}.'],
    long: [
      'Open-grained veneers let the dry sheet curve by hand, with no kerf cuts and no steam.',
      'Two layers glued back to back keep the curve of {application}.',
      'Grain runs the {bend}, so check the direction of your bend before you order.',
      'Fix while it is dry; wet sheets creep back.',
    ],
  },
  'shuttering-film-faced': {
    share: 2,
    names: [
      '{brand} film-faced shuttering plywood {thickness}, {pours} pours',
      '{brand} shuttering ply {thickness}, {colour}, {weight}',
      'Film-faced centering ply {thickness}, {brand}, {pours} pours',
    ],
    facts: {
      thickness: ['12 mm', '12 mm', '12 mm', '18 mm'],
      grade: ['Shuttering'],
      wood: ['eucalyptus', 'poplar', 'mixed'],
      glue: ['PF'],
      standard: ['IS 4990'],
      pours: ['15', '20', '25', '40'],
      weight: ['28 kg', '32 kg', '36 kg'],
      colour: ['brown film', 'black film', 'red film'],
      finish: ['film-faced'],
      size: ['8 × 4 ft', '8 × 4 ft'],
      application: ['slab and beam shuttering', 'column boxes', 'retaining walls'],
      minimumOrder: ['50 sheets', '100 sheets', '200 sheets'],
    },
    price: {
      perSquareFoot: [
        [12, 35, 60],
        [18, 45, 78],
      ],
    },
    short: ['{Pours} pours with care, for {application}.', 'Film-faced {thickness} sheet to {standard}.'],
    long: [
      '{Colour} on both faces leaves a clean soffit and peels off the concrete with little oil.',
      'Expect about {pours} pours if edges are resealed after every cut.',
      'Supplied to builders for {application}.',
      'Bonded to {standard}; the edges are painted red at the mill.',
    ],
  },
  densified: {
    names: ['{brand} densified plywood {thickness}, {face} face', '{brand} compreg densified board {thickness}'],
    facts: {
      face: ['beech', 'birch'],
      thickness: ['12 mm', '18 mm', '25 mm'],
      grade: ['BWP'],
      wood: ['hardwood'],
      glue: ['PF'],
      size: ['8 × 4 ft'],
      application: ['vehicle floors', 'transformer supports', 'press pads and jigs'],
      warranty: ['3 years', '5 years'],
      minimumOrder: ['5 sheets', '10 sheets'],
    },
    price: {
      perSquareFoot: [
        [12, 150, 260],
        [18, 220, 380],
        [25, 300, 520],
      ],
    },
    short: ['Resin-soaked and pressed hard, for {application}.', 'High density {thickness} board.'],
    long: [
      'Veneers are soaked in phenolic resin and pressed to more than twice the usual pressure.',
      'The board machines like soft metal and serves as {application}.',
      'Weight is close to 1 kg for a millimetre and square metre, so plan two men for a sheet.',
    ],
  },
  chequered: {
    names: ['{brand} chequered plywood {thickness}, {colour}', '{brand} anti-skid floor ply {thickness}, {finish}'],
    facts: {
      thickness: ['12 mm', '15 mm', '18 mm', '19 mm'],
      grade: ['BWP'],
      wood: ['hardwood', 'eucalyptus'],
      glue: ['PF'],
      colour: ['brown film', 'black film'],
      finish: ['mesh', 'chequered'],
      size: ['8 × 4 ft'],
      application: ['bus and truck floors', 'stage floors', 'scaffold walkways'],
      warranty: ['2 years', '3 years', '5 years'],
    },
    price: {
      perSquareFoot: [
        [12, 88, 140],
        [15, 105, 168],
        [18, 122, 195],
        [19, 126, 200],
      ],
    },
    short: ['Anti-skid floor sheet for {application}.', 'Anti-skid face, {colour} on both sides.'],
    long: [
      'The {finish} face grips shoes and tyres even when wet.',
      'Coach builders lay it as {application}; the reverse side is smooth film.',
      'Screw heads sink cleanly and the cut edge needs two coats of sealer.',
    ],
  },
  packing: {
    names: ['{brand} packing plywood {thickness}', 'Packing ply {thickness}, {face}, {brand}'],
    facts: {
      face: ['poplar', 'rubberwood'],
      thickness: ['4 mm', '6 mm', '9 mm', '12 mm'],
      grade: ['Packing'],
      wood: ['poplar', 'mixed', 'eucalyptus'],
      glue: ['UF'],
      application: ['export crates', 'machine boxes', 'pallet decks'],
      minimumOrder: ['100 sheets', '200 sheets', '500 sheets'],
    },
    price: {
      perSquareFoot: [
        [4, 13, 19],
        [6, 17, 25],
        [9, 22, 33],
        [12, 28, 40],
      ],
    },
    short: ['Plain ply for {application}.', 'Low-cost {thickness} sheets by the bundle.'],
    long: [
      'Unsanded and unselected on the face, because nobody looks at a box twice.',
      'Used for {application}; a heat-treatment stamp can be arranged for export.',
      'Sold by the bundle at mill rates, not for furniture.',
    ],
  },
});
