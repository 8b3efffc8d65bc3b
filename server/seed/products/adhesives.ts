import { family } from './line.ts';

const PACKS = { '1 kg': 1, '5 kg': 4.6, '20 kg': 17, '50 kg': 41 };
const packs = (low: number, high: number) => ({
  unit: 'per Nos/sheet' as const,
  by: 'size',
  bands: Object.fromEntries(Object.entries(PACKS).map(([pack, times]) => [pack, [low * times, high * times] as const])),
});

export const ADHESIVES = family(
  {
    hsn: '3506',
    facts: { size: ['1 kg', '5 kg', '5 kg', '20 kg', '50 kg'], minimumOrder: ['1 carton', '4 packs', '10 packs', ''] },
    closing: [
      'Use within twelve months of the date on the lid.',
      'Store between 10 and 35 °C; heat in a closed shed shortens its life.',
      'Data sheet and safety sheet are sent with the bill.',
      'Try it on an offcut of your own board first.',
      'Dispatch from {city} is in sealed cartons.',
    ],
  },
  {
    'white-glue': {
      share: 2,
      names: [
        '{brand} {kind} adhesive {size}',
        '{brand} white glue {kind}, {size}',
        '{brand} carpenter glue {size}, {kind}',
      ],
      facts: {
        kind: ['D2 regular', 'D3 waterproof', 'heat resistant', 'fast setting'],
        glue: ['PVAc'],
        application: ['laminate to ply', 'wood joints', 'veneer pressing'],
      },
      price: packs(170, 275),
      short: ['{Kind} glue for {application}.', '{Size} pack.'],
      long: [
        'A thick {kind} emulsion for {application}; one kilo covers about 60 square feet.',
        'Clamp for two hours in warm weather, four in winter.',
        'It dries clear and does not creep under load.',
      ],
    },
    'contact-adhesive': {
      share: 1.3,
      names: ['{brand} contact adhesive {size}', '{brand} {kind} rubber adhesive {size}'],
      facts: {
        kind: ['synthetic', 'spray grade', 'heat proof'],
        glue: ['Polychloroprene'],
        application: ['PVC laminate and edges', 'foam and rexine', 'ACP and metal'],
      },
      price: packs(240, 390),
      short: ['Grips at once, for {application}.', '{Kind} contact glue, {size}.'],
      long: [
        'Coat both sides, wait till it is dry to touch, then press once: there is no second try.',
        'Made for {application}.',
        'Flammable: keep doors open and flames away while you work.',
      ],
    },
    'wood-polish': {
      share: 1.3,
      hsn: '3208',
      names: ['{brand} {kind} {finish}, {size}', '{brand} wood finish {kind}, {finish}, {size}'],
      facts: {
        kind: ['PU polish', 'PU clear coat', 'two-pack PU polish'],
        finish: ['gloss', 'matt', 'satin'],
        application: ['veneered doors', 'teak furniture', 'panelling'],
      },
      price: packs(310, 680),
      short: ['{Finish} {kind}.', 'For {application}.'],
      long: [
        'A {kind} that levels well by brush or gun and dries to a {finish} film.',
        'Two coats over sealer are enough for {application}.',
        'Thin only with its own thinner.',
      ],
    },
    primers: {
      hsn: '3208',
      names: ['{brand} {kind} primer {size}', '{brand} {kind} primer, {colour}, {size}'],
      facts: {
        kind: ['wood', 'MDF', 'PU surfacer', 'metal'],
        colour: ['white', 'pink', 'grey'],
        application: ['MDF shutters', 'door frames', 'moulded doors'],
      },
      price: packs(180, 360),
      short: ['{Colour} undercoat for {application}.', '{Kind} primer, {size}.'],
      long: [
        'High-build {colour} primer that closes the pores of {application} in two coats.',
        'Sands to powder after three hours and does not clog the paper.',
        'Covers about 90 square feet a kilo.',
      ],
    },
    'edge-sealant': {
      names: ['{brand} edge sealant {colour}, {size}', '{brand} board edge sealer {size}'],
      facts: {
        colour: ['red', 'green', 'clear'],
        application: ['cut plywood edges', 'shuttering sheets', 'MDF grooves'],
      },
      price: packs(160, 310),
      short: ['Keeps water out of {application}.', '{Colour} sealer, {size}.'],
      long: [
        'Brush it on {application} and water stays out of the core.',
        'Dries in half an hour; a second coat doubles the life of a shuttering sheet.',
        'One kilo seals about 250 running feet of 18 mm edge.',
      ],
    },
    'hot-melt': {
      shown: { colour: 'label' },
      names: ['{brand} hot melt granules {size}, {colour}', '{brand} edge banding hot melt {size}'],
      facts: {
        size: ['5 kg', '20 kg', '50 kg'],
        colour: ['white', 'natural', 'brown'],
        glue: ['EVA'],
        application: ['PVC edge bands', 'ABS tape', 'veneer edges'],
      },
      price: packs(210, 380),
      short: ['EVA granules for {application}.', '{Colour}, for feed above 12 m a minute.'],
      long: [
        'EVA granules that melt evenly at 190–210 °C and leave a thin glue line on {application}.',
        'Choose {colour} to hide the line.',
        'Runs on hand-fed and automatic machines alike.',
      ],
    },
  },
);
