import { HARDWARE_SHARED } from './hardware.ts';
import { family } from './line.ts';

export const MORE_HARDWARE = family(HARDWARE_SHARED, {
  'tower-bolts': {
    names: ['{brand} tower bolt {length}, {finish}', '{brand} {finish} chitkani {length}, heavy'],
    facts: {
      length: ['4 in', '6 in', '8 in', '10 in', '12 in'],
      finish: ['satin steel', 'antique brass'],
      application: ['bathroom doors', 'windows', 'double doors'],
      warranty: ['1 year', '2 years'],
    },
    price: { unit: 'per Nos/sheet', band: [45, 380] },
    short: ['{Length} bolt, {finish}.', 'For {application}.'],
    long: [
      'A {length} bolt with a full-round rod that does not rattle.',
      'The {finish} barrel is pressed, not cast, and screws sit flush.',
      'Common on {application}.',
    ],
  },
  'door-closers': {
    names: ['{brand} hydraulic door closer, {load}, {finish}', '{brand} door closer {load}, {finish}'],
    facts: {
      load: ['45 kg', '65 kg', '85 kg'],
      finish: ['silver', 'black'],
      application: ['office doors', 'fire doors', 'shop entrances'],
      warranty: ['2 years', '3 years', '5 years'],
    },
    price: { unit: 'per Nos/sheet', band: [650, 2900] },
    short: ['For doors up to {load}.', 'Two-speed hydraulic closer in {finish}.'],
    long: [
      'Closing and latching speeds are set by two screws, for doors up to {load}.',
      'The arm reverses for left or right hand.',
      'A steady seller for {application}.',
    ],
  },
  screws: {
    share: 1.2,
    closing: [
      'Carton rates on call from {city}.',
      'Counted by weight, never short.',
      'Mixed boxes can be made up for a site.',
    ],
    hsn: '7318',
    names: ['{brand} {type} {length}, box of {count}', '{brand} {type} {length}, {finish}'],
    facts: {
      type: ['chipboard screw', 'drywall screw', 'wood screw'],
      length: ['19 mm', '25 mm', '32 mm', '38 mm', '50 mm'],
      count: ['200', '500', '1,000'],
      finish: ['black phosphate', 'yellow zinc', 'stainless steel'],
      application: ['ply and blockboard', 'partitions', 'hinge plates'],
      minimumOrder: ['5 boxes', '10 boxes', '1 carton'],
    },
    price: { unit: 'per Nos/sheet', band: [140, 780] },
    short: ['{Length}, {finish}.', 'Box of {count} for {application}.'],
    long: [
      'Sharp threads in {finish}, counted by weight into boxes of {count}.',
      'The head is deep enough for a cordless driver to bite in {application}.',
      'Lengths from 13 to 75 mm are on the shelf.',
    ],
  },
  castors: {
    names: ['{brand} castor wheel {size}, {colour}', '{brand} {swing} castor {size}, {colour}'],
    facts: {
      size: ['40 mm', '50 mm', '75 mm', '100 mm'],
      swing: ['swivel', 'fixed', 'braked swivel'],
      colour: ['grey rubber', 'black rubber', 'white nylon'],
      load: ['25 kg', '40 kg', '70 kg'],
      application: ['trolleys', 'office pedestals', 'movable islands'],
      warranty: ['1 year'],
    },
    price: { unit: 'per Nos/sheet', band: [70, 620] },
    short: ['{Size} wheel in {colour}.', 'Carries {load} each.'],
    long: [
      'The {colour} tread rolls quietly and leaves no mark on vitrified tile.',
      'Each wheel carries {load}; two in a set have brakes if you ask.',
      'Plate mounted, for {application}.',
    ],
  },
  'kitchen-baskets': {
    share: 1.2,
    hsn: '7323',
    names: ['{brand} {type} {size}, {finish}', '{Finish} {type} {size}, {brand}'],
    facts: {
      size: ['15 × 20 in', '17 × 20 in', '19 × 20 in', '21 × 20 in'],
      finish: ['chrome', 'matt black'],
      application: ['modular kitchens', 'base units'],
      warranty: ['2 years', '5 years', '10 years'],
    },
    price: { unit: 'per Nos/sheet', band: [580, 2600] },
    short: ['{Size}, {finish}.', '{Type} for {application}.'],
    long: [
      'Welded from solid wire with the welds ground smooth, {finish}.',
      'Fits a carcass of standard width; measure inside to inside before ordering.',
      'Runners are sold apart.',
    ],
    kinds: {
      'wire basket': {},
      'two-tier basket': {},
      'plate rack': {
        long: [
          'Holds thirty plates upright over a drip tray, {finish}.',
          'Hangs in a wall unit or stands on the slab of {application}.',
          'Lifts out for a proper wash.',
        ],
      },
      'cutlery tray': {
        facts: { application: ['drawer boxes', 'tandem boxes'] },
        long: [
          'Compartments for spoons, knives and ladles, {finish}, cut to slide into {application}.',
          'Trim the rim with a knife to fit an odd drawer.',
          'Wash by hand and dry.',
        ],
      },
      'pull-out pantry': {
        facts: { size: ['300 mm unit', '400 mm unit'], application: ['tall units', 'corner walls'] },
        price: { unit: 'per Nos/sheet', band: [6500, 24000] },
        long: [
          'Shelves on one soft-close frame bring the whole of a {size} into the light.',
          'Carries 80 kg in {application}; shelf heights move without tools.',
          'Comes with front brackets and adjusters.',
        ],
      },
    },
  },
  'sliding-systems': {
    names: ['{brand} sliding system, {load}, {finish}', '{brand} {type} kit, {load}'],
    facts: {
      load: ['40 kg', '60 kg', '80 kg'],
      finish: ['aluminium', 'black'],
      size: ['6 ft track', '8 ft track', '10 ft track'],
      application: ['wardrobes', 'room dividers'],
      warranty: ['2 years', '5 years'],
    },
    price: { unit: 'per Nos/sheet', band: [1600, 9800] },
    short: ['Up to {load} a door, {size}.', '{Finish} track for {application}.'],
    long: [
      'A {size} in {finish}, rated for {load} a door.',
      'Rollers are adjusted from the front after {application} are hung.',
    ],
    kinds: {
      'wardrobe track': {
        names: [
          '{brand} wardrobe sliding track, {size}, {finish}',
          '{brand} two-door wardrobe system, {load}, {finish}',
        ],
        long: [
          'Dampers at both ends of the {size} stop the doors softly.',
          'Rollers are adjusted from the front after the doors are hung.',
          'Rated for {load} a door.',
        ],
      },
      'barn door': {
        names: ['{brand} barn door kit, {size}, {finish}', '{Finish} barn door rail {size}, {brand}'],
        facts: { application: ['studies', 'bathrooms', 'pantries'], size: ['6 ft track', '6.6 ft track'] },
        long: [
          'A flat steel rail in {finish} with hangers, stops and floor guide for one door.',
          'The wheels run on nylon, so {application} close quietly.',
          'Needs a solid lintel: it carries {load}.',
        ],
      },
    },
  },
});
