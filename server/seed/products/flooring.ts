import { family } from './line.ts';

export const FLOORING = family(
  {
    hsn: '4411',
    facts: { minimumOrder: ['5 boxes', '10 boxes', '200 sq.ft', ''] },
    closing: [
      'Add 7 per cent for cutting waste.',
      'Let the boxes rest in the room for two days.',
      'Fitting by our own crew is quoted apart in {city}.',
      'Underlay and profiles are on the same bill.',
      'Sample planks may be taken home against a deposit.',
    ],
  },
  {
    'laminate-flooring': {
      share: 1.5,
      names: ['{Wood} laminate flooring {thickness}, {grade}, {brand}', '{brand} laminate floor {thickness}, {wood}'],
      facts: {
        thickness: ['8 mm', '8 mm', '12 mm'],
        grade: ['AC3', 'AC4', 'AC5'],
        wood: ['oak', 'walnut', 'teak', 'grey oak', 'maple'],
        size: ['1215 × 195 mm', '1218 × 198 mm'],
        finish: ['registered emboss', 'matt'],
        application: ['bedrooms', 'offices', 'shops'],
        warranty: ['7 years', '10 years', '15 years'],
      },
      price: { unit: 'per sq.ft', band: [75, 190] },
      short: ['{Wood} look, {grade}.', 'Click floor for {application}.'],
      long: [
        'A {wood} décor on HDF, wear class {grade}; planks click without glue.',
        'Two men lay a bedroom in an afternoon.',
        'Right for {application}; mop damp, never wet.',
      ],
    },
    spc: {
      share: 1.5,
      hsn: '3918',
      names: ['{Wood} SPC flooring {thickness}, {brand}', '{brand} SPC click floor {thickness}, {wood}, IXPE back'],
      facts: {
        thickness: ['4 mm', '5 mm', '6 mm'],
        grade: ['0.3 mm wear layer', '0.5 mm wear layer'],
        wood: ['oak', 'grey oak', 'walnut', 'teak'],
        size: ['1220 × 182 mm', '1220 × 228 mm'],
        application: ['kitchens', 'rented flats', 'clinics'],
        warranty: ['10 years', '15 years', '20 years'],
      },
      price: { unit: 'per sq.ft', band: [95, 210] },
      short: ['Waterproof {wood} planks.', '{Thickness} with {grade}.'],
      long: [
        'Stone-plastic planks of {thickness} that water cannot move, with a {grade}.',
        'It goes over old tile if the floor is level.',
        'Tenants like it in {application}: quiet, warm and quick to replace.',
      ],
    },
    'engineered-wood': {
      share: 1.2,
      hsn: '4412',
      names: [
        '{Wood} engineered floor {thickness}, {pattern}, {brand}',
        '{brand} engineered {wood} planks {thickness}',
      ],
      facts: {
        thickness: ['12 mm', '14 mm', '15 mm'],
        grade: ['Rustic', 'Select'],
        wood: ['oak', 'walnut', 'teak', 'smoked oak'],
        pattern: ['plank', 'herringbone', 'chevron'],
        finish: ['oiled', 'matt lacquer', 'brushed'],
        application: ['living rooms', 'hotels', 'studios'],
        warranty: ['10 years', '15 years'],
      },
      price: { unit: 'per sq.ft', band: [260, 680] },
      short: ['Real {wood} on a stable core.', '{Pattern}, {finish}.'],
      long: [
        'A 3 mm layer of {wood} on a cross-laid core: it may be sanded twice in its life.',
        'Laid as {pattern}, {finish}.',
        'Made for {application} with steady humidity.',
      ],
    },
    wallpaper: {
      hsn: '4814',
      names: ['{brand} wallpaper, {motif}, {colour}', '{Motif} wallpaper roll {size}, {brand}'],
      facts: {
        motif: ['damask', 'palm leaf', 'grasscloth', 'block print', 'pin stripe', 'plain texture'],
        colour: ['ivory', 'sage', 'indigo', 'terracotta', 'grey'],
        size: ['57 sq.ft a roll', '178 sq.ft a roll'],
        finish: ['vinyl', 'non-woven'],
        application: ['bedrooms', 'cafés', 'show flats'],
        warranty: ['2 years', '5 years'],
      },
      price: { unit: 'per Nos/sheet', band: [950, 5200] },
      short: ['{Motif} in {colour}.', '{Finish} paper, {size}.'],
      long: [
        'A {finish} paper with {motif} in {colour}; marks wipe off with a damp sponge.',
        'Rolls of one order come from one print lot.',
        'Pretty in {application}, not for damp walls.',
      ],
    },
    skirting: {
      names: ['{brand} skirting {size}, {colour}', '{Colour} floor skirting {size}, {brand}'],
      facts: {
        thickness: ['12 mm', '15 mm'],
        wood: ['HDF', 'PVC', 'WPC'],
        colour: ['white', 'oak', 'walnut', 'grey'],
        size: ['60 mm × 8 ft', '80 mm × 8 ft', '100 mm × 8 ft'],
        application: ['wooden floors', 'SPC floors', 'wardrobe plinths'],
        warranty: ['1 year', '2 years'],
      },
      price: { unit: 'per Rn.ft', band: [28, 120] },
      short: ['{Colour} {wood} skirting.', '{Size} for {application}.'],
      long: [
        'Wrapped {wood} of {size} hides the gap that a floating floor needs.',
        'Clips on the back keep screws out of sight and wires in.',
        'Goes with {application}.',
      ],
    },
  },
);
