import { HARDWARE_SHARED } from './hardware.ts';
import { family } from './line.ts';

export const LOCKS = family(HARDWARE_SHARED, {
  locks: {
    share: 1.4,
    hsn: '8301',
    closing: [
      'Carton rates on call from {city}.',
      'Lost keys are cut by the number on the tag.',
      'A drop of graphite once a year is all the care it wants.',
      'Faulty pieces are replaced over the counter.',
    ],
    names: ['{brand} {type}, {keys}, {finish}', '{Finish} {type} with {keys}, {brand}'],
    facts: {
      finish: ['satin steel', 'antique brass'],
      keys: ['3 keys', '4 keys'],
      application: ['main doors', 'bedrooms', 'office cabins'],
      warranty: ['2 years', '5 years', '10 years'],
    },
    price: { unit: 'per Nos/sheet', band: [450, 1900] },
    short: ['{Finish}, with {keys}.', 'For {application}.'],
    long: [
      'A brass pin cylinder with {keys}; more can be cut by number.',
      'Bought for {application} by builders who dislike call-backs.',
    ],
    kinds: {
      padlock: {
        facts: { size: ['40 mm', '50 mm', '65 mm'], application: ['shutters and gates', 'godowns', 'lockers'] },
        names: ['{brand} padlock {size}, {keys}, {finish}', '{Finish} padlock {size}, {brand}'],
        price: { unit: 'per Nos/sheet', band: [160, 950] },
        long: [
          'A {size} body with a hardened shackle, double locking, and {keys}.',
          'Rain drains through the keyway, so {application} open after the monsoon too.',
          'Keyed alike in sixes on order.',
        ],
      },
      'mortise lock': {
        price: { unit: 'per Nos/sheet', band: [850, 3200] },
        long: [
          'A two-turn bolt and a quiet latch in one steel case, faced in {finish}.',
          'Comes with {keys}, lever handles and strike, for {application}.',
          'Backset 45 mm, for doors from 30 to 45 mm.',
        ],
      },
      cylinder: {
        names: ['{brand} lock cylinder {size}, {keys}, {finish}', '{brand} euro cylinder {size}, {finish}'],
        facts: { size: ['60 mm', '70 mm', '80 mm'] },
        price: { unit: 'per Nos/sheet', band: [380, 1450] },
        long: [
          'A {size} euro-profile cylinder with dimple keys, {finish}.',
          'Swap it in five minutes when {application} change hands.',
          'Anti-drill pins guard the outer side.',
        ],
      },
      'rim lock': {
        long: [
          'Screwed on the inner face: no mortise to cut, and the bolt shoots an inch deep.',
          'Opens by key outside and by knob inside, {keys} in the box.',
          'A trusty second lock for {application}.',
        ],
      },
      'cupboard lock': {
        facts: { application: ['almirahs', 'office drawers', 'display cases'] },
        price: { unit: 'per Nos/sheet', band: [90, 420] },
        long: [
          'A small brass lock with {keys} for {application}.',
          'Left, right and drawer in one body.',
          'The escutcheon in {finish} is in the pack.',
        ],
      },
    },
  },
});
