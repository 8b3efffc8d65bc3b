import { family } from './line.ts';

const SIZES = ['78 × 30 in', '78 × 33 in', '81 × 30 in', '81 × 33 in', '81 × 36 in', '84 × 36 in'];

const WATERPROOF_CLOSING = [
  'Listed for {size}; other sizes are cut on order.',
  'Hinges and a tower bolt can be added to the bill.',
  'Packed in film with corner guards and sent from {city}.',
  'Washing powder and a sponge keep it new.',
];

export const DOORS = family(
  {
    hsn: '4418',
    facts: { size: SIZES, minimumOrder: ['1 door', '5 doors', '10 doors', ''] },
    closing: [
      'Listed for {size}; other sizes are cut on order.',
      'Prices are for the leaf; frame and fittings are extra.',
      'Lock side is marked on the top edge.',
      'Seal all six sides within a week of fitting, or the warranty lapses.',
      'Packed in film with corner guards and sent from {city}.',
    ],
  },
  {
    'flush-plain': {
      shown: { wood: 'face' },
      share: 2,
      names: [
        '{brand} flush door {thickness}, {face} face, {size}',
        '{brand} plain flush door {thickness}, {wood} core, {size}',
      ],
      facts: {
        thickness: ['25 mm', '30 mm', '32 mm', '35 mm'],
        grade: ['BWR', 'BWP'],
        face: ['gurjan', 'okoume'],
        wood: ['pine', 'hardwood'],
        glue: ['PF'],
        standard: ['IS 2202'],
        application: ['bedrooms', 'bathrooms', 'offices'],
        warranty: ['5 years', '7 years', '10 years'],
      },
      price: { unit: 'per Nos/sheet', band: [1900, 3400] },
      short: ['Solid core leaf for {application}.', '{Thickness} flush door, {grade} bonded.'],
      long: [
        'A solid {wood} core with cross bands and {face} faces, made to {standard}.',
        'Ready for paint, laminate or veneer; most go to {application}.',
        'Lock blocks sit on both sides, so it can be hung either way.',
      ],
    },
    'flush-laminated': {
      share: 2,
      names: [
        '{Colour} laminated flush door {thickness}, {size}, {brand}',
        '{brand} laminated door {thickness}, {colour}, {size}',
      ],
      facts: {
        thickness: ['30 mm', '32 mm', '35 mm'],
        grade: ['BWP'],
        wood: ['pine', 'hardwood'],
        glue: ['PF'],
        standard: ['IS 2202'],
        colour: ['teak', 'walnut', 'white', 'grey oak', 'ivory'],
        finish: ['suede', 'matt', 'texture'],
        application: ['flats', 'hotel rooms', 'hostels'],
        warranty: ['5 years', '7 years'],
      },
      price: { unit: 'per Nos/sheet', band: [2600, 4200] },
      short: ['{Colour} laminate on both faces.', 'Finished leaf for {application}.'],
      long: [
        'Pressed with 1 mm laminate in {colour} on both faces, edges lipped in matching wood.',
        'Builders take it for {application}: hang it and it is done.',
        'The core is {wood}, tested to {standard}.',
      ],
    },
    veneered: {
      share: 1.5,
      names: [
        '{Wood} flush door {thickness}, {size}, grooved, {brand}',
        '{brand} {wood} veneered door {thickness}, {size}',
      ],
      facts: {
        thickness: ['32 mm', '35 mm', '38 mm'],
        grade: ['BWP'],
        wood: ['teak', 'walnut', 'oak', 'rosewood'],
        glue: ['PF'],
        standard: ['IS 2202'],
        application: ['main doors', 'bedrooms', 'cabins'],
        warranty: ['5 years', '10 years'],
      },
      price: { unit: 'per Nos/sheet', band: [3200, 4200] },
      short: ['{Wood} face, ready to polish.', 'Veneered leaf for {application}.'],
      long: [
        '{Wood} veneer is pressed on a solid core and sanded, ready for your polisher.',
        'Grooves are cut before veneering, so no end grain shows.',
        'Meant for {application}; ask for a matching frame.',
      ],
    },
    'moulded-skin': {
      share: 1.3,
      names: [
        '{brand} moulded panel door {thickness}, {colour}, {size}',
        '{Colour} moulded skin door {thickness}, {brand}',
      ],
      facts: {
        thickness: ['30 mm', '32 mm', '35 mm'],
        grade: ['Interior'],
        colour: ['white', 'ivory'],
        finish: ['smooth', 'ash textured'],
        application: ['bedrooms', 'villas', 'guest houses'],
        warranty: ['3 years', '5 years'],
      },
      price: { unit: 'per Nos/sheet', band: [2100, 3900] },
      short: ['{Colour} panelled skin on a solid frame.', 'Panelled leaf in {colour} for {application}.'],
      long: [
        'HDF skins with a raised panel pattern are bonded to a pine frame and filled.',
        'The {finish} skin is coated in {colour}; touch-up paint comes along.',
        'Light on the hinges and quiet when it closes, for {application}.',
      ],
    },
    membrane: {
      names: ['{brand} membrane door {colour}, {size}', '{Colour} membrane pressed door {thickness}, {brand}'],
      facts: {
        thickness: ['30 mm', '32 mm', '35 mm'],
        grade: ['Interior'],
        colour: ['white', 'walnut', 'grey oak', 'cherry'],
        finish: ['matt', 'satin'],
        application: ['bedrooms', 'clinics', 'show flats'],
        warranty: ['3 years', '5 years'],
      },
      price: { unit: 'per Nos/sheet', band: [3400, 6800] },
      short: ['Routed and wrapped in {colour} foil.', 'Seamless face for {application}.'],
      long: [
        'A routed face is wrapped in {colour} foil under vacuum, so profiles have no joints to open.',
        'Clean with a damp cloth; keep heaters half a metre away.',
        'Chosen for {application}.',
      ],
    },
    wpc: {
      closing: WATERPROOF_CLOSING,
      share: 1.3,
      hsn: '3925',
      names: ['{brand} WPC door {thickness}, {size}', '{brand} WPC bathroom door {thickness}, {colour}, {size}'],
      facts: {
        thickness: ['24 mm', '27 mm', '30 mm', '32 mm'],
        grade: ['Waterproof'],
        colour: ['ivory', 'wood grain', 'white'],
        application: ['bathrooms', 'balconies', 'utility rooms'],
        warranty: ['5 years', '10 years', '15 years'],
      },
      price: { unit: 'per Nos/sheet', band: [2400, 5600] },
      short: ['Waterproof leaf for {application}.', '{Thickness} WPC, termite proof.'],
      long: [
        'Wood-plastic through the full {thickness}: no swelling, no termites, no sealing of edges.',
        'It takes screws like wood and can be planed to fit.',
        'Plumbers recommend it for {application}.',
      ],
    },
    pvc: {
      closing: WATERPROOF_CLOSING,
      hsn: '3925',
      names: ['{brand} PVC door {colour}, {size}', '{Colour} PVC bathroom door {thickness}, {brand}'],
      facts: {
        thickness: ['24 mm', '28 mm', '30 mm'],
        grade: ['Waterproof'],
        colour: ['ivory', 'light blue', 'brown', 'grey'],
        application: ['bathrooms', 'labour quarters', 'service shafts'],
        warranty: ['1 year', '2 years', '5 years'],
      },
      price: { unit: 'per Nos/sheet', band: [1100, 2600] },
      short: ['Light, washable leaf for {application}.', 'Steel stiffened PVC door in {colour}.'],
      long: [
        'Hollow PVC sections around a steel tube make a light leaf that never rots.',
        'Sold for {application}, with hinges and bolt in the box.',
        'Hose it down; that is all the care it needs.',
      ],
    },
    'fire-door': {
      shown: { rating: 'label' },
      names: ['{brand} fire door {rating}, {size}', '{brand} fire rated door {thickness}, {rating}, {colour}'],
      facts: {
        thickness: ['45 mm', '50 mm'],
        grade: ['FR'],
        rating: ['60 minute', '120 minute'],
        standard: ['IS 3614'],
        colour: ['grey', 'red'],
        application: ['stair cores', 'electrical rooms', 'hotel corridors'],
        warranty: ['2 years', '5 years'],
      },
      price: { unit: 'per Nos/sheet', band: [11500, 26000] },
      short: ['{Rating} rating for {application}.', 'With intumescent strip and label.'],
      long: [
        'A {rating} leaf with intumescent strips let into the edge, tested as a set with its frame.',
        'The label and the test report carry the same number; keep both for the fire officer.',
        'Specified for {application}, finished in {colour}.',
      ],
    },
    frames: {
      closing: [
        'Made for a {size}; other openings are cut on order.',
        'Tied in pairs and sent from {city}.',
        'Wood primer is brushed on at the yard.',
      ],
      share: 1.2,
      names: ['{Wood} door frame {section}, {brand}', '{brand} {wood} chaukhat {section}'],
      facts: {
        wood: ['sal', 'teak', 'meranti', 'WPC'],
        grade: ['Seasoned'],
        section: ['4 × 2.5 in', '5 × 2.5 in', '5 × 3 in'],
        size: ['7 × 3 ft opening', '7 × 2.5 ft opening', '7 × 3.5 ft opening'],
        application: ['main doors', 'bedroom doors', 'bathroom doors'],
        warranty: ['1 year', '5 years'],
      },
      price: { unit: 'per Rn.ft', band: [110, 420] },
      short: ['{Section} section, rebated.', '{Wood} frame for {application}.'],
      long: [
        'Rebated {wood} section of {section}, jointed at the head and braced for transport.',
        'Hold-fast slots are cut; coat the wall side with bitumen before fixing.',
        'Sold by the running foot for {application}.',
      ],
    },
  },
);
