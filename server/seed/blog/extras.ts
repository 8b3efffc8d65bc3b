import { type Extra, note, shown, table } from './extra.ts';
import { MATERIAL_EXTRAS } from './extras.materials.ts';
import { FURTHER_BUYING } from './further.buying.ts';
import { FURTHER_CRAFT } from './further.craft.ts';
import { FURTHER_MATERIALS } from './further.materials.ts';

/** Those of the posts about buying and craft, by the title of the post. */
const EXTRAS: Readonly<Record<string, readonly Extra[]>> = {
  'BWP, BWR or MR: which plywood goes where': [
    shown(
      'BWR: boiling water resistant',
      'views/edge-poplar-01',
      'The pale edge of poplar plywood',
      'MR plywood with a poplar core: light, even and pale at the glue lines.',
    ),
    table(
      'Three rules that save money',
      '| Grade | Standard | Glue | Best for |',
      '| MR | IS 303 | Urea | Dry rooms, beds, partitions |',
      '| BWR | IS 303 | Phenol | Kitchen shutters, wardrobes on outer walls |',
      '| BWP | IS 710 | Undiluted phenol | Under sinks, bathrooms, the coast |',
    ),
  ],
  'How to read the ISI mark on a sheet of plywood': [
    shown(
      'Check it in two minutes',
      'views/face-gurjan-01',
      'The face of a gurjan sheet',
      'The stamp stands on the face near a corner. A sheet that was trimmed there may have lost it.',
    ),
    note(
      'Ask for the paper',
      '**At the shop:** photograph the licence number before you ask for the price. Sellers of honest goods wait for you.',
    ),
  ],
  'Measuring a kitchen before you order boards': [
    shown(
      'Mark what cannot move',
      'views/room-02',
      'A kitchen with a long counter',
      'Sink, gas and windows decide the plan. Everything else may move by a hand.',
    ),
    table(
      'Order in this sequence',
      '| Kitchen | Carcass, 18 mm | Shutters, 18 mm | Backs, 6 mm |',
      '| 8 ft, straight | 5 sheets | 3 sheets | 2 sheets |',
      '| 8 × 6 ft, L-shaped | 8 sheets | 5 sheets | 3 sheets |',
      '| 10 × 8 × 6 ft, U-shaped | 13 sheets | 8 sheets | 5 sheets |',
    ),
  ],
  'Choosing hinges: overlay, inset and how many to a shutter': [
    shown(
      'Soft-close or not',
      'hardware/hinges-02',
      'A cabinet hinge from the side',
      'The bend of the arm tells the overlay: straight for full, a small crank for half, a large one for inset.',
    ),
    table(
      'At the counter',
      '| Shutter height | Weight up to | Hinges |',
      '| 900 mm | 6 kg | 2 |',
      '| 1,600 mm | 12 kg | 3 |',
      '| 2,000 mm | 17 kg | 4 |',
      '| 2,400 mm | 22 kg | 5 |',
    ),
  ],
  'How to check a load of plywood before you sign for it': [
    shown(
      'Pull five sheets from each bundle',
      'views/yard-02',
      'Bundles of plywood on bearers',
      'Ask for the bundle to be set down on bearers: five sheets come out without a forklift.',
    ),
  ],
  'Flush doors: what the core tells you': [
    shown(
      'Numbers to ask for',
      'doors/flush-plain-03',
      'A plain flush door',
      'From the front all cores look alike. The weight and the bottom edge tell them apart.',
    ),
    table(
      'Look at the edges',
      '| Core | Weight, 7 × 3 ft, 32 mm | Screws hold | For |',
      '| Solid blockboard | 33 kg | Everywhere | Main doors |',
      '| Pine filler | 27 kg | On the frame | Bedrooms |',
      '| Tubular | 19 kg | On the frame | Offices |',
      '| Honeycomb | 13 kg | On the frame only | Partitions |',
    ),
  ],
  'Moisture: why boards bow in the monsoon, and how to store them': [
    shown(
      'On site',
      'views/yard-03',
      'A stack of boards under cover',
      'Bearers in one line, a cover that breathes, and a hand of air to the wall.',
    ),
    note(
      'Rescuing a bowed sheet',
      '**In June:** let sheets lie two days in the room where they will be used, before the first cut.',
    ),
  ],
  'Termites and borers: what treatment does and does not do': [
    shown(
      'Termites',
      'views/edge-keruing-01',
      'The edge of hardwood plywood',
      'Borers are seen at the edge: holes of a pin and fine dust below them.',
    ),
  ],
  'Pressing laminate without bubbles': [
    shown(
      'Press',
      'machinery/press-01',
      'A cold press',
      'A cold press for small shops: even pressure matters more than much of it.',
    ),
    table(
      'Trim',
      '| Glue | Spread | Open time | In the press |',
      '| White glue | 150 g/m² | 10 min | 4 to 6 hours |',
      '| Contact adhesive | 250 g/m², both sides | Until dry to the touch | By roller |',
      '| Hot press resin | 120 g/m² | 20 min | 3 to 5 minutes |',
    ),
  ],
  'Screws, dowels and what holds in which board': [
    shown(
      'Distances',
      'hardware/screws-01',
      'Wood screws',
      'Coarse thread for chips, fine for hardwood: the board chooses the screw.',
    ),
    table(
      'Glue makes the joint',
      '| Board | Screw, 4 mm | Holds in the face | Holds in the edge |',
      '| Plywood | Full thread | Very well | Well |',
      '| Blockboard | Full thread | Well | Along the battens |',
      '| MDF | Fine thread, drilled | Well | Weakly |',
      '| Particle board | Coarse thread | Fairly | Weakly |',
    ),
  ],
  'Cutting plans: getting more out of an 8 × 4 sheet': [
    shown(
      'The order',
      'machinery/panel-saw-02',
      'A panel saw',
      'Rip first, cross-cut afterwards: long offcuts are worth something, small ones are not.',
    ),
  ],
  'Soft-close channels: fitting them so that they stay soft': [
    shown(
      'The two numbers',
      'hardware/drawer-channels-02',
      'A pair of drawer channels',
      'Half an inch on each side, and both channels at one height.',
    ),
  ],
};

const FURTHER = { ...FURTHER_BUYING, ...FURTHER_MATERIALS, ...FURTHER_CRAFT };

/** The text of a post with what belongs before its headings, and with its further parts. */
export const withExtras = (name: string, text: string): string =>
  (EXTRAS[name] ?? MATERIAL_EXTRAS[name] ?? []).reduce(
    (all, { before, block }) => all.replace(`\n## ${before}\n`, `\n${block}\n\n## ${before}\n`),
    text + (FURTHER[name] ?? ''),
  );
