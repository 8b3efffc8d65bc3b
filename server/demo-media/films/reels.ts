import { type Shot, shot, type Video } from './video.ts';

const reel = (name: string, ...shots: readonly Shot[]): Video => ({ form: 'reels', name, shots });

/** Upright, two shots each, as sellers record their shop. No captions: the page shows title and seller. */
export const REELS: readonly Video[] = [
  reel('marine-ply', shot('views/edge-gurjan-01', 'in', 1), shot('plywood/bwp-marine-02', 'right', 1)),
  reel('monday-load', shot('views/yard-01', 'right', 1), shot('views/yard-06', 'left', 1)),
  reel('sage-kitchen', shot('views/room-01', 'right', 1), shot('hardware/tandem-boxes-04', 'in', 2.1)),
  reel('navy-kitchen', shot('views/room-02', 'left', 1), shot('hardware/kitchen-baskets-03', 'up', 1.6)),
  reel('teak-door', shot('views/room-14', 'in', 1.04), shot('doors/veneered-01', 'up', 1)),
  reel('walnut-door', shot('views/room-15', 'in', 1.04), shot('hardware/locks-04', 'out', 2.1)),
  reel('fire-door', shot('doors/fire-door-01', 'in', 1.04), shot('hardware/door-closers-01', 'right', 1.6)),
  reel('soft-close-hinge', shot('hardware/hinges-01', 'in', 2.3), shot('hardware/hinges-07', 'out', 2.3)),
  reel('brass-handles', shot('hardware/handles-02', 'down', 1), shot('hardware/handles-03', 'in', 2.1)),
  reel('black-handles', shot('hardware/handles-06', 'up', 1), shot('hardware/handles-01', 'in', 2.1)),
  reel('drawer-channels', shot('hardware/drawer-channels-03', 'in', 2.1), shot('hardware/tandem-boxes-03', 'out', 2.1)),
  reel('edge-bands', shot('edge-band/pvc-tape-03', 'in', 2.1), shot('machinery/edge-bander-01', 'right', 1.2)),
  reel('laminate-fan', shot('laminates/1-mm-decorative-32', 'in', 2.1), shot('laminates/0-8-mm-16', 'out', 2.1)),
  reel('black-marble', shot('laminates/1-mm-decorative-17', 'right', 1), shot('wpc/uv-marble-sheet-03', 'in', 2.1)),
  reel(
    'emerald-laminate',
    shot('laminates/1-mm-decorative-16', 'in', 1.6),
    shot('laminates/1-mm-decorative-33', 'out', 2.1),
  ),
  reel('louver-wall', shot('wpc/louvers-03', 'right', 1), shot('wpc/louvers-01', 'left', 1)),
  reel('fluted-panels', shot('wpc/fluted-panel-03', 'in', 1.7), shot('wpc/charcoal-panel-01', 'out', 1.7)),
  reel('teak-veneer', shot('veneers/natural-teak-06', 'right', 1), shot('veneers/natural-teak-05', 'in', 1.6)),
  reel('smoked-oak', shot('veneers/smoked-01', 'left', 1), shot('veneers/fumed-02', 'right', 1)),
  reel('herringbone', shot('flooring/engineered-wood-02', 'right', 1), shot('views/room-11', 'left', 1)),
  reel('spc-floor', shot('flooring/spc-01', 'left', 1), shot('flooring/spc-05', 'right', 1)),
  reel('walnut-wardrobe', shot('views/room-05', 'right', 1), shot('furniture/wardrobe-shutters-02', 'left', 1)),
  reel('bright-wardrobe', shot('views/room-18', 'left', 1), shot('views/room-19', 'right', 1)),
  reel('flexi-ply', shot('plywood/flexible-03', 'in', 1.7), shot('plywood/flexible-06', 'out', 2.1)),
  reel(
    'shuttering',
    shot('plywood/shuttering-film-faced-12', 'right', 1),
    shot('plywood/shuttering-film-faced-07', 'in', 2.1),
  ),
  reel('hdhmr', shot('mdf/hdhmr-06', 'in', 1), shot('mdf/hdhmr-01', 'out', 2.1)),
  reel('mdf-or-particle', shot('mdf/plain-mdf-07', 'right', 1), shot('mdf/particle-board-05', 'left', 1)),
  reel('blockboard', shot('boards/pine-blockboard-02', 'in', 1), shot('boards/bwp-blockboard-05', 'out', 1)),
  reel('teak-logs', shot('timber/teak-01', 'in', 1.9), shot('timber/battens-01', 'right', 1.1)),
  reel('sliding-door', shot('hardware/sliding-systems-02', 'in', 1), shot('hardware/sliding-systems-05', 'out', 2.1)),
  // Of reels that are not public: what their sellers and staff alone see.
  reel('own-edge-check', shot('plywood/flexible-03', 'in', 1.7), shot('views/edge-gurjan-01', 'out', 1)),
  reel(
    'own-offer',
    shot('plywood/shuttering-film-faced-12', 'right', 1),
    shot('plywood/shuttering-film-faced-07', 'in', 2.1),
  ),
  reel('own-monsoon', shot('views/yard-01', 'right', 1), shot('views/yard-06', 'left', 1)),
  reel('own-new-rack', shot('hardware/handles-06', 'up', 1), shot('hardware/handles-01', 'in', 2.1)),
  reel('own-price-list', shot('hardware/drawer-channels-03', 'in', 2.1), shot('hardware/tandem-boxes-03', 'out', 2.1)),
  reel('own-old-stock', shot('hardware/hinges-01', 'in', 2.3), shot('hardware/hinges-07', 'out', 2.3)),
];
