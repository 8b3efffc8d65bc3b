import { type Film, type Shot, shot } from './film.ts';

const reel = (name: string, ...shots: readonly Shot[]): Film => ({ form: 'reels', name, shots });

/** Upright, two shots each, as sellers film what stands in their shop. */
export const REELS: readonly Film[] = [
  reel(
    'marine-ply',
    shot('views/edge-gurjan-01', 'in', 1, 'Look at the edge first'),
    shot('plywood/bwp-marine-02', 'right', 1, 'Gurjan face, BWP glue, IS 710'),
  ),
  reel(
    'monday-load',
    shot('views/yard-01', 'right', 1, 'Monday morning, first truck in'),
    shot('views/yard-06', 'left', 1, 'Off the floor and under cover'),
  ),
  reel(
    'sage-kitchen',
    shot('views/room-01', 'right', 1, 'Sage green and oak'),
    shot('hardware/tandem-boxes-04', 'in', 2.1, 'Drawers that close by themselves'),
  ),
  reel(
    'navy-kitchen',
    shot('views/room-02', 'left', 1, 'Navy below, walnut above'),
    shot('hardware/kitchen-baskets-03', 'up', 1.6, 'Pull-out for the spices'),
  ),
  reel(
    'teak-door',
    shot('views/room-14', 'in', 1.04, 'Teak veneer, book matched'),
    shot('doors/veneered-01', 'up', 1, 'Hung and polished in one day'),
  ),
  reel(
    'walnut-door',
    shot('views/room-15', 'in', 1.04, 'Walnut for the main entrance'),
    shot('hardware/locks-04', 'out', 2.1, 'Lock and strike as one set'),
  ),
  reel(
    'fire-door',
    shot('doors/fire-door-01', 'in', 1.04, 'Fire door with a panic bar'),
    shot('hardware/door-closers-01', 'right', 1.6, 'It must close by itself'),
  ),
  reel(
    'soft-close-hinge',
    shot('hardware/hinges-01', 'in', 2.3, 'Soft-close, clip-on'),
    shot('hardware/hinges-07', 'out', 2.3, 'Full, half or no overlay?'),
  ),
  reel(
    'brass-handles',
    shot('hardware/handles-02', 'down', 1, 'Brass on walnut'),
    shot('hardware/handles-03', 'in', 2.1, 'Knobs from the same lot'),
  ),
  reel(
    'black-handles',
    shot('hardware/handles-06', 'up', 1, 'Matt black, 320 mm'),
    shot('hardware/handles-01', 'in', 2.1, 'Three lengths in stock'),
  ),
  reel(
    'drawer-channels',
    shot('hardware/drawer-channels-03', 'in', 2.1, 'Telescopic, 45 kg a pair'),
    shot('hardware/tandem-boxes-03', 'out', 2.1, 'Or the whole drawer as a box'),
  ),
  reel(
    'edge-bands',
    shot('edge-band/pvc-tape-03', 'in', 2.1, 'Edge band to match the laminate'),
    shot('machinery/edge-bander-01', 'right', 1.2, 'Banded while you wait'),
  ),
  reel(
    'laminate-fan',
    shot('laminates/1-mm-decorative-32', 'in', 2.1, 'Five woods in one fan'),
    shot('laminates/0-8-mm-16', 'out', 2.1, 'Colours for the inside'),
  ),
  reel(
    'black-marble',
    shot('laminates/1-mm-decorative-17', 'right', 1, 'Black marble, 1 mm, gloss'),
    shot('wpc/uv-marble-sheet-03', 'in', 2.1, 'The same stone as a wall sheet'),
  ),
  reel(
    'emerald-laminate',
    shot('laminates/1-mm-decorative-16', 'in', 1.6, 'Emerald, new this month'),
    shot('laminates/1-mm-decorative-33', 'out', 2.1, 'What goes with it'),
  ),
  reel(
    'louver-wall',
    shot('wpc/louvers-03', 'right', 1, 'A louvered wall in an afternoon'),
    shot('wpc/louvers-01', 'left', 1, 'Teak or ash, same profile'),
  ),
  reel(
    'fluted-panels',
    shot('wpc/fluted-panel-03', 'in', 1.7, 'Fluted panels, 8 ft long'),
    shot('wpc/charcoal-panel-01', 'out', 1.7, 'Charcoal backing against damp'),
  ),
  reel(
    'teak-veneer',
    shot('veneers/natural-teak-06', 'right', 1, 'Natural teak, crown cut'),
    shot('veneers/natural-teak-05', 'in', 1.6, 'Lay the sheets in order'),
  ),
  reel(
    'smoked-oak',
    shot('veneers/smoked-01', 'left', 1, 'Smoked, not stained'),
    shot('veneers/fumed-02', 'right', 1, 'The colour goes right through'),
  ),
  reel(
    'herringbone',
    shot('flooring/engineered-wood-02', 'right', 1, 'Herringbone in oak'),
    shot('views/room-11', 'left', 1, 'Or in teak'),
  ),
  reel(
    'spc-floor',
    shot('flooring/spc-01', 'left', 1, 'Click, and walk on it'),
    shot('flooring/spc-05', 'right', 1, 'Water does not mind it'),
  ),
  reel(
    'walnut-wardrobe',
    shot('views/room-05', 'right', 1, 'Walnut with one white shutter'),
    shot('furniture/wardrobe-shutters-02', 'left', 1, 'Grain runs over all doors'),
  ),
  reel(
    'bright-wardrobe',
    shot('views/room-18', 'left', 1, 'Navy beside oak'),
    shot('views/room-19', 'right', 1, 'Sage for the guests'),
  ),
  reel(
    'flexi-ply',
    shot('plywood/flexible-03', 'in', 1.7, 'It bends by hand'),
    shot('plywood/flexible-06', 'out', 2.1, 'Pillars, counters, arches'),
  ),
  reel(
    'shuttering',
    shot('plywood/shuttering-film-faced-12', 'right', 1, 'Film-faced, edges sealed'),
    shot('plywood/shuttering-film-faced-07', 'in', 2.1, 'Count the pours, not the price'),
  ),
  reel(
    'hdhmr',
    shot('mdf/hdhmr-06', 'in', 1, 'HDHMR is green inside'),
    shot('mdf/hdhmr-01', 'out', 2.1, '6 to 25 mm in stock'),
  ),
  reel(
    'mdf-or-particle',
    shot('mdf/plain-mdf-07', 'right', 1, 'MDF: fine as flour'),
    shot('mdf/particle-board-05', 'left', 1, 'Particle board: chips you can see'),
  ),
  reel(
    'blockboard',
    shot('boards/pine-blockboard-02', 'in', 1, 'Strips of pine, side by side'),
    shot('boards/bwp-blockboard-05', 'out', 1, 'Long doors stay straight'),
  ),
  reel(
    'teak-logs',
    shot('timber/teak-01', 'in', 1.9, 'Seasoned teak, cut to order'),
    shot('timber/battens-01', 'right', 1.1, 'Battens by the bundle'),
  ),
  reel(
    'sliding-door',
    shot('hardware/sliding-systems-02', 'in', 1, 'A barn door in a flat'),
    shot('hardware/sliding-systems-05', 'out', 2.1, 'Track, rollers and stops in one box'),
  ),
  // Of reels that are not public: what their sellers and staff alone see.
  reel(
    'own-edge-check',
    shot('plywood/flexible-03', 'in', 1.7, 'Which one is marine?'),
    shot('views/edge-gurjan-01', 'out', 1, 'Count the plies'),
  ),
  reel(
    'own-offer',
    shot('plywood/shuttering-film-faced-12', 'right', 1, 'This week at the counter'),
    shot('plywood/bwp-marine-02', 'left', 1, 'Cut to size at once'),
  ),
  reel(
    'own-monsoon',
    shot('views/yard-06', 'left', 1, 'Off the floor'),
    shot('views/yard-01', 'right', 1, 'Under cover'),
  ),
  reel(
    'own-new-rack',
    shot('hardware/handles-06', 'up', 1, 'Forty lengths on one wall'),
    shot('hardware/handles-02', 'down', 1, 'In every finish'),
  ),
  reel(
    'own-price-list',
    shot('hardware/drawer-channels-03', 'in', 2.1, 'By the box'),
    shot('hardware/locks-04', 'out', 2.1, 'By the set'),
  ),
  reel(
    'own-old-stock',
    shot('hardware/hinges-01', 'in', 2.3, 'The old series'),
    shot('hardware/hinges-07', 'out', 2.3, 'Last boxes'),
  ),
];
