import { type Extra, note, shown, table } from './extra.ts';

/** Those of the posts about materials and business, by the title of the post. */
export const MATERIAL_EXTRAS: Readonly<Record<string, readonly Extra[]>> = {
  'Laminate thickness: 0.8 mm or 1 mm, and when it matters': [
    shown(
      '0.8 mm',
      'laminates/1-mm-decorative-10',
      'A fan of laminate samples',
      'Held against the light, a thin sheet shows the wave of the board below.',
    ),
    table(
      'Three questions for the seller',
      '| Thickness | Use | ₹ per sheet |',
      '| 1 mm | Shutters, tables, wardrobes | 1,100–2,400 |',
      '| 0.8 mm | Inner faces, low budgets | 650–1,100 |',
      '| 0.6 mm | Liners, backs | 380–600 |',
    ),
  ],
  'Edge banding: PVC, ABS or wood, and the right glue': [
    shown(
      'Thickness',
      'edge-band/abs-tape-02',
      'Rolls of edge band',
      'Ask for the roll of the same batch as the laminate: shades drift.',
    ),
  ],
  'MDF, HDHMR and particle board compared': [
    shown(
      'MDF',
      'views/edge-particle-01',
      'The edge of a particle board',
      'Particle board: coarse chips at the core, finer ones at the faces.',
    ),
    shown(
      'HDHMR',
      'views/edge-mdf-01',
      'The edge of an MDF board',
      'MDF: no grain at all, so a router leaves a clean profile.',
    ),
    table(
      'Emission',
      '| Board, 18 mm | Weight of a sheet | Swells in 24 h | ₹ per sq.ft |',
      '| Particle board | 36 kg | 12 to 20% | 30–45 |',
      '| MDF | 40 kg | 10 to 15% | 45–70 |',
      '| HDHMR | 46 kg | 5 to 8% | 70–105 |',
    ),
  ],
  'Natural or reconstituted veneer': [
    shown(
      'Reconstituted',
      'veneers/natural-teak-02',
      'Leaves of teak veneer',
      'No two leaves of a natural veneer are alike; of a reconstituted one all are.',
    ),
  ],
  'WPC and PVC boards in wet areas': [
    shown(
      'Working with it',
      'wpc/wpc-board-01',
      'A WPC board',
      'The density is printed on the edge. Below 0.55 it holds no hinge.',
    ),
  ],
  'Blockboard or plywood for long shelves and doors': [
    shown(
      'Weight',
      'views/edge-blockboard-01',
      'The edge of a blockboard',
      'Battens side by side between two veneers: stiff along their length.',
    ),
    table(
      'Which one, then',
      '| Shelf, 300 mm deep | Plywood 18 mm | Blockboard 19 mm |',
      '| 600 mm | Straight | Straight |',
      '| 900 mm | Bends 2 mm | Straight |',
      '| 1,200 mm | Bends 6 mm | Bends 2 mm |',
    ),
  ],
  'GST on plywood and boards: what stands on the invoice': [
    note(
      'Input credit',
      '**Before the first order:** look the GSTIN up on the portal. It takes a minute, and a wrong one costs the credit.',
    ),
  ],
  'Dealer margins: what is left of a sheet': [
    shown(
      'Where to find two per cent',
      'shops/shop-01',
      'The front of a dealer',
      'Every square foot of floor earns or costs: count turns, not sheets.',
    ),
  ],
  'Credit in the timber trade: terms that keep a friendship': [
    table(
      'Small and medium suppliers',
      '| Days past due | What happens | Who does it |',
      '| 3 | A message | The counter |',
      '| 10 | A call | The owner |',
      '| 20 | No further supply | The system |',
      '| 45 | A visit with the ledger | The owner |',
    ),
  ],
  'Freight: full truck, part load and breakage': [
    shown(
      'Full or part',
      'views/yard-01',
      'Plywood ready to be loaded',
      'Faces inwards, edges guarded, straps over battens and never over a bare edge.',
    ),
  ],
  'Writing a product listing that gets calls': [
    shown(
      'Answer',
      'views/room-05',
      'A living room with panels',
      'One picture of the goods, one of the edge, one of a room they ended in.',
    ),
  ],
  'Formaldehyde in plain words: E2, E1 and E0': [
    table(
      'Which boards',
      '| Class | At most, in air | Fit for |',
      '| E2 | 0.30 ppm | Packing, not homes |',
      '| E1 | 0.10 ppm | Homes and offices |',
      '| E0 | 0.05 ppm | Nurseries, hospitals, closed rooms |',
    ),
  ],
};
