import { family } from './line.ts';

export const WPC = family(
  {
    hsn: '3921',
    facts: { size: ['8 × 4 ft'], minimumOrder: ['5 sheets', '10 sheets', '20 sheets', ''] },
    closing: [
      'It can be cut, drilled and screwed with ordinary tools.',
      'Covered transport leaves {city} every other day.',
      'Leave a 3 mm gap at walls, plastics move with heat.',
      'Clean with soap and water only.',
      'Offcuts are taken back for recycling at our yard.',
    ],
  },
  {
    'wpc-board': {
      share: 2,
      names: ['{brand} WPC board {thickness}, {colour}', '{brand} WPC sheet {thickness}, {colour}, {density}'],
      facts: {
        thickness: ['6 mm', '12 mm', '17 mm', '18 mm', '18 mm'],
        grade: ['Waterproof'],
        density: ['density 0.55', 'density 0.60', 'density 0.65'],
        colour: ['off-white', 'beige', 'grey'],
        application: ['kitchen carcasses', 'bathroom vanities', 'outdoor cladding'],
        warranty: ['5 years', '10 years', '15 years'],
      },
      price: {
        perSquareFoot: [
          [6, 38, 68],
          [12, 62, 110],
          [17, 85, 150],
          [18, 88, 156],
        ],
      },
      short: ['Termite and water proof, {density}.', '{Thickness} WPC for {application}.'],
      long: [
        'Wood flour and PVC extruded at {density}; it neither swells nor feeds termites.',
        'Carpenters in coastal towns make {application} from it.',
        'Laminate sticks with rubber adhesive after a light sanding.',
      ],
    },
    'pvc-foam-board': {
      share: 1.5,
      names: ['{brand} PVC foam board {thickness}, {colour}', '{brand} sunboard {thickness}, {colour}, {density}'],
      facts: {
        thickness: ['5 mm', '8 mm', '10 mm', '18 mm'],
        grade: ['Waterproof'],
        density: ['density 0.45', 'density 0.50', 'density 0.55'],
        colour: ['white'],
        application: ['signs and display letters', 'false ceilings', 'cabinet backs'],
        warranty: ['2 years', '5 years'],
      },
      price: {
        perSquareFoot: [
          [5, 22, 40],
          [8, 30, 56],
          [10, 36, 66],
          [18, 62, 112],
        ],
      },
      short: ['{Colour}, light and smooth for {application}.', '{Thickness} foam board, {density}.'],
      long: [
        'Closed-cell PVC foam with a smooth {colour} skin that takes print, paint and film.',
        'Sign makers use it for {application}.',
        'Lighter than ply by half at the same thickness.',
      ],
    },
    acp: {
      shown: { finish: 'sheen' },
      share: 1.2,
      hsn: '7606',
      names: ['{brand} ACP sheet {thickness}, {colour}', '{Colour} aluminium composite panel {thickness}, {brand}'],
      facts: {
        thickness: ['3 mm', '4 mm', '4 mm'],
        grade: ['Exterior', 'Interior'],
        colour: ['silver metallic', 'brushed gold', 'glossy red', 'sand stone', 'deep blue', 'wooden teak'],
        finish: ['PVDF', 'polyester'],
        application: ['shop fronts', 'facades', 'sign boxes'],
        warranty: ['5 years', '10 years'],
      },
      price: {
        perSquareFoot: [
          [3, 48, 90],
          [4, 68, 165],
        ],
      },
      short: ['{Colour} with {finish} coat.', '{Grade} panel for {application}.'],
      long: [
        'Two aluminium skins on a polymer core, coated in {colour} with {finish}.',
        'Fold it on a V-groove for {application}.',
        'Peel the film within a month of fixing, before the sun bakes it on.',
      ],
    },
    louvers: {
      share: 1.2,
      names: ['{colour} louver panel {thickness}, {brand}', '{brand} WPC louvers {colour}, {size}'],
      facts: {
        thickness: ['18 mm', '24 mm', '28 mm'],
        grade: ['Interior'],
        colour: ['oak', 'walnut', 'teak', 'charcoal', 'white'],
        size: ['9.5 ft × 6 in', '9.5 ft × 5 in'],
        application: ['TV walls', 'ceilings', 'lobby columns'],
        warranty: ['2 years', '5 years'],
      },
      price: { unit: 'per Nos/sheet', band: [420, 1250] },
      short: ['{Colour} battens that clip together.', 'For {application}.'],
      long: [
        'Wrapped in {colour} film and ribbed, the pieces clip into each other and hide the screws.',
        'One carton dresses about 20 square feet of {application}.',
        'Light from above brings out the shadow lines.',
      ],
    },
    'fluted-panel': {
      share: 1.2,
      names: ['{Colour} fluted panel {thickness}, {brand}', '{brand} fluted wall panel {thickness}, {colour}'],
      facts: {
        thickness: ['9 mm', '12 mm', '12 mm'],
        grade: ['Interior'],
        colour: ['oak', 'walnut', 'white', 'sage', 'charcoal'],
        size: ['8 × 4 ft', '8 × 1 ft'],
        application: ['bed backs', 'reception fronts', 'kitchen islands'],
        warranty: ['2 years', '5 years'],
      },
      price: { unit: 'per sq.ft', band: [140, 310] },
      short: ['Half-round flutes in {colour}.', 'For {application}.'],
      long: [
        'Half-round flutes, machined in MDF or PVC and wrapped in {colour}.',
        'The panel bends gently one way, enough for rounded {application}.',
        'Joints fall in the groove and vanish.',
      ],
    },
    'uv-marble-sheet': {
      share: 1.2,
      names: ['{Colour} UV sheet {thickness}, {brand}', '{brand} UV marble sheet {thickness}, {colour}'],
      facts: {
        thickness: ['2.5 mm', '3 mm'],
        grade: ['Interior'],
        colour: ['Statuario white', 'beige onyx', 'black gold', 'grey travertine', 'green onyx'],
        finish: ['high gloss'],
        application: ['TV walls', 'pooja rooms', 'salon fronts'],
        warranty: ['2 years', '5 years'],
      },
      price: { unit: 'per Nos/sheet', band: [1650, 3900] },
      short: ['{Colour} look without the weight.', '{Finish} wall sheet for {application}.'],
      long: [
        'A stone-plastic sheet printed in {colour} and sealed under UV lacquer.',
        'It goes over old tiles with silicone, so {application} change in a day.',
        'Walls only: it is not made to be walked on.',
      ],
    },
    'charcoal-panel': {
      names: ['{brand} charcoal panel {thickness}, {colour}', '{Colour} charcoal wall sheet, {brand}'],
      facts: {
        thickness: ['5 mm', '8 mm'],
        grade: ['Interior'],
        colour: ['charcoal and gold', 'charcoal and silver', 'grey and gold'],
        finish: ['matt', 'satin'],
        application: ['wardrobe fronts', 'wall panelling', 'ceiling borders'],
        warranty: ['2 years', '5 years'],
      },
      price: { unit: 'per Nos/sheet', band: [2200, 5200] },
      short: ['Bamboo charcoal core, {finish}.', '{Colour} for {application}.'],
      long: [
        'Bamboo charcoal in the core keeps the sheet light and stiff; the face is {colour}, {finish}.',
        'It can be bent around a corner after a groove and warm air.',
        'Used for {application}.',
      ],
    },
  },
);
