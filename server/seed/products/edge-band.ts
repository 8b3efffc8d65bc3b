import { family } from './line.ts';

const SHADES = ['frosty white', 'walnut', 'natural teak', 'grey oak', 'black', 'ivory', 'sage', 'wenge'];

const PROFILE_CLOSING = [
  'Bundles leave {city} in card tubes, so ends arrive straight.',
  'Measure twice: cut lengths are not taken back.',
  'Samples of a foot are free.',
  'Wipe with a dry cloth after fitting.',
];

export const EDGE_BAND = family(
  {
    hsn: '3920',
    facts: { minimumOrder: ['1 roll', '2 rolls', '5 rolls', ''] },
    closing: [
      'Send a piece of your laminate and we match it in {city}.',
      'The back is primed for hot melt.',
      'Keep rolls flat and out of the sun.',
      'Cut lengths are not returnable; full packs are.',
    ],
  },
  {
    'pvc-tape': {
      share: 2,
      names: [
        '{brand} PVC edge band {size}, {colour}',
        '{Colour} PVC edge tape {size}, {brand}',
        '{brand} matched edge band {size}, {colour}',
      ],
      facts: {
        thickness: ['0.5 mm', '0.8 mm', '1.3 mm', '2 mm'],
        size: ['22 mm × 50 m', '22 mm × 100 m', '30 mm × 50 m', '45 mm × 50 m'],
        colour: SHADES,
        finish: ['suede', 'matt', 'gloss'],
        application: ['shutter edges', 'shelf fronts', 'table tops'],
      },
      price: { unit: 'per Nos/sheet', band: [220, 1450] },
      short: ['{Thickness} tape in {colour}.', '{Size} roll for {application}.'],
      long: [
        'Embossed to match {colour} laminate, {thickness} thick, in rolls of {size}.',
        'It trims clean without whitening at the radius.',
        'Used on {application} by hand or by machine.',
      ],
    },
    'abs-tape': {
      names: ['{brand} ABS edge band {size}, {colour}', '{Colour} ABS tape {thickness}, {brand}'],
      facts: {
        thickness: ['1 mm', '1.3 mm', '2 mm'],
        size: ['22 mm × 50 m', '22 mm × 100 m', '43 mm × 50 m'],
        colour: SHADES,
        finish: ['matt', 'high gloss'],
        application: ['kitchen shutters', 'office desks', 'export furniture'],
      },
      price: { unit: 'per Nos/sheet', band: [480, 2600] },
      short: ['Chlorine-free tape in {colour}.', '{Thickness} ABS for {application}.'],
      long: [
        'ABS is free of chlorine and stays stable at the temperature of hot melt.',
        'Export workshops ask for it on {application}.',
        'The {colour} goes right through, so a trimmed corner shows no line.',
      ],
    },
    'aluminium-profile': {
      shown: { finish: 'colour' },
      closing: PROFILE_CLOSING,
      share: 1.3,
      hsn: '7604',
      names: [
        '{brand} aluminium shutter profile {thickness}, {colour}',
        '{brand} {kind} aluminium profile, {colour}, {size}',
      ],
      facts: {
        minimumOrder: ['10 lengths', '25 lengths', ''],
        thickness: ['19 mm', '20 mm', '45 mm'],
        kind: ['glass shutter', 'LED', 'G'],
        colour: ['black', 'champagne', 'silver', 'rose gold'],
        finish: ['anodised', 'powder coated'],
        size: ['8 ft', '10 ft', '12 ft'],
        application: ['glass shutters', 'lit shelves', 'wardrobe frames'],
      },
      price: { unit: 'per Rn.ft', band: [55, 290] },
      short: ['{Finish} {colour} profile.', 'For {application}.'],
      long: [
        'Extruded in 6063 alloy and {finish} in {colour}.',
        'Corner joints and gaskets for {application} are kept in stock.',
        'Lengths of {size} are wrapped singly.',
      ],
    },
    't-patti': {
      shown: { finish: 'colour' },
      closing: PROFILE_CLOSING,
      hsn: '7604',
      names: ['{brand} T-patti {size}, {colour}', '{Colour} T profile {size}, {brand}'],
      facts: {
        minimumOrder: ['10 lengths', '25 lengths', ''],
        size: ['6 mm × 8 ft', '10 mm × 8 ft', '12 mm × 8 ft', '20 mm × 8 ft'],
        colour: ['brass gold', 'rose gold', 'black', 'steel'],
        metal: ['stainless steel', 'aluminium', 'brass'],
        finish: ['mirror', 'brushed', 'matt'],
        application: ['joints in panelling', 'tile edges', 'door inlays'],
      },
      price: { unit: 'per Nos/sheet', band: [140, 980] },
      short: ['{Finish} inlay for {application}.', '{Size}, {colour}.'],
      long: [
        'A slim T of {metal} that covers {application} with a straight line of light.',
        'Glue the stem into a saw cut; no screws show.',
        'Film on the face stays on until the painter has left.',
      ],
    },
    beading: {
      closing: PROFILE_CLOSING,
      hsn: '4409',
      names: ['{Wood} beading {size}, {brand}', '{brand} {wood} beading patti {size}'],
      facts: {
        minimumOrder: ['10 lengths', '25 lengths', ''],
        wood: ['teak', 'steam beech', 'pine', 'ash'],
        size: ['8 × 20 mm', '10 × 25 mm', '12 × 38 mm', '19 × 45 mm'],
        grade: ['Finger jointed', 'Clear'],
        application: ['shutter edges', 'glass panes', 'photo frames'],
      },
      price: { unit: 'per Rn.ft', band: [8, 85] },
      short: ['{Wood}, {size}, sanded.', 'For {application}.'],
      long: [
        'Planed {wood} strips of {size}, dry and straight.',
        'Carpenters nail them on {application} and polish with the door.',
        'Sold by the running foot in bundles of 200.',
      ],
    },
    'handle-profile': {
      shown: { finish: 'colour' },
      closing: PROFILE_CLOSING,
      hsn: '7604',
      names: ['{brand} {kind} handle profile, {colour}, {size}', '{Colour} {kind} profile handle {size}, {brand}'],
      facts: {
        minimumOrder: ['10 lengths', '25 lengths', ''],
        kind: ['gola', 'J', 'edge', 'C'],
        colour: ['black', 'champagne', 'silver', 'bronze'],
        finish: ['anodised', 'brushed'],
        size: ['8 ft', '10 ft', '3 m'],
        application: ['handleless kitchens', 'tall wardrobes', 'base units'],
      },
      price: { unit: 'per Rn.ft', band: [95, 360] },
      short: ['{Kind} profile in {colour}.', 'For {application}.'],
      long: [
        'The {kind} section, {finish} in {colour}, that turns the shutter edge into a grip.',
        'End caps and clips are in the pack.',
        'Cut at 45° for corners of {application}.',
      ],
    },
  },
);
