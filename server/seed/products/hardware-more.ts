import { HARDWARE_SHARED } from './hardware.ts';
import { family } from './line.ts';

export const MORE_HARDWARE = family(HARDWARE_SHARED, {
  'tower-bolts': {
    names: ['{brand} tower bolt {length}, {colour}', '{brand} {colour} chitkani {length}, heavy'],
    facts: {
      length: ['4 in', '6 in', '8 in', '10 in', '12 in'],
      colour: ['stainless steel', 'antique brass', 'aluminium'],
      application: ['bathroom doors', 'windows', 'double doors'],
      warranty: ['1 year', '2 years'],
    },
    price: { unit: 'per Nos/sheet', band: [45, 380] },
    short: ['{Length} bolt in {colour}.', 'For {application}.'],
    long: [
      'A {length} bolt with a full-round rod that does not rattle.',
      'The {colour} barrel is pressed, not cast, and screws sit flush.',
      'Common on {application}.',
    ],
  },
  'door-closers': {
    hsn: '8302',
    names: ['{brand} hydraulic door closer, {load}, {colour}', '{brand} door closer {load}'],
    facts: {
      load: ['45 kg', '65 kg', '85 kg'],
      colour: ['silver', 'brown', 'black'],
      application: ['office doors', 'fire doors', 'shop entrances'],
      warranty: ['2 years', '3 years', '5 years'],
    },
    price: { unit: 'per Nos/sheet', band: [650, 2900] },
    short: ['For doors up to {load}.', 'Two-speed hydraulic closer in {colour}.'],
    long: [
      'Closing and latching speeds are set by two screws, for doors up to {load}.',
      'The arm reverses for left or right hand.',
      'A steady seller for {application}.',
    ],
  },
  screws: {
    closing: [
      'Carton rates on call from {city}.',
      'Counted by weight, never short.',
      'Mixed boxes can be made up for a site.',
    ],
    share: 1.2,
    hsn: '7318',
    names: ['{brand} {kind} screw {length}, box of {count}', '{kind} screws {length}, {finish}, {brand}'],
    facts: {
      kind: ['drywall', 'chipboard', 'confirmat', 'SS wood', 'self-drilling'],
      length: ['19 mm', '25 mm', '32 mm', '38 mm', '50 mm'],
      count: ['200', '500', '1,000'],
      finish: ['black phosphate', 'zinc yellow', 'SS 304'],
      application: ['ply and blockboard', 'gypsum partitions', 'hinge plates'],
      minimumOrder: ['5 boxes', '10 boxes', '1 carton'],
    },
    price: { unit: 'per Nos/sheet', band: [140, 780] },
    short: ['{Length}, {finish}.', 'Box of {count} for {application}.'],
    long: [
      'Sharp, single-lead threads in {finish}, counted by weight into boxes of {count}.',
      'The head is deep enough for a cordless driver to bite in {application}.',
      'Lengths from 13 to 75 mm are on the shelf.',
    ],
  },
  castors: {
    names: ['{brand} castor wheel {size}, {kind}', '{brand} {kind} castor {size}, set of 4'],
    facts: {
      size: ['40 mm', '50 mm', '75 mm', '100 mm'],
      kind: ['swivel with brake', 'swivel', 'fixed'],
      load: ['25 kg', '40 kg', '70 kg'],
      application: ['trolleys', 'office pedestals', 'movable islands'],
      warranty: ['1 year'],
    },
    price: { unit: 'per Nos/sheet', band: [70, 620] },
    short: ['{Size} wheel, {kind}.', 'Carries {load} each.'],
    long: [
      'A grey rubber tread rolls quietly and leaves no mark on vitrified tile.',
      'Each wheel carries {load}; two in a set have brakes if you ask.',
      'Plate mounted, for {application}.',
    ],
  },
  'kitchen-baskets': {
    share: 1.2,
    hsn: '7323',
    names: ['{brand} {kind} basket {size}, SS {steel}', 'SS {kind} basket {size}, {brand}'],
    facts: {
      kind: ['cutlery', 'plain', 'cup and saucer', 'thali', 'bottle pull-out', 'corner'],
      size: ['15 × 20 in', '17 × 20 in', '19 × 20 in', '21 × 20 in'],
      steel: ['202', '304'],
      finish: ['mirror', 'electro-polished'],
      application: ['modular kitchens', 'pantry units'],
      warranty: ['2 years', '5 years', '10 years'],
    },
    price: { unit: 'per Nos/sheet', band: [580, 4600] },
    short: ['{Kind} basket, SS {steel}.', '{Size}, {finish} finish.'],
    long: [
      'Welded from SS {steel} wire, {finish}, with the welds ground smooth.',
      'Fits a carcass of standard width; measure inside to inside before ordering.',
      'Runners are sold apart.',
    ],
  },
  'sliding-systems': {
    names: ['{brand} sliding wardrobe system, {doors}, {load}', '{brand} {kind} sliding kit, {load}'],
    facts: {
      doors: ['two doors', 'three doors'],
      kind: ['top-hung', 'bottom-rolling', 'telescopic'],
      load: ['40 kg', '60 kg', '80 kg'],
      size: ['6 ft track', '8 ft track', '10 ft track'],
      application: ['wardrobes', 'room dividers', 'balcony shutters'],
      warranty: ['2 years', '5 years'],
    },
    price: { unit: 'per Nos/sheet', band: [1600, 9800] },
    short: ['Up to {load} a door, {size}.', 'Soft-close both ways.'],
    long: [
      'An aluminium {size} with dampers at both ends.',
      'Rollers are adjusted from the front after {application} are hung.',
      'Rated for {load} a door.',
    ],
  },
});
