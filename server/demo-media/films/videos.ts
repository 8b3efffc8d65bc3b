import { type Shot, shot, type Video } from './video.ts';

const video = (name: string, ...shots: readonly Shot[]): Video => ({ form: 'videos', name, shots });

/** Lying, four shots each: what we explain. */
export const VIDEOS: readonly Video[] = [
  video(
    'reading-an-edge',
    shot('views/edge-gurjan-01', 'in', 1, 'Even plies, no gaps: marine'),
    shot('views/edge-poplar-01', 'right', 1, 'Light core: commercial'),
    shot('views/edge-blockboard-01', 'left', 1, 'Strips: blockboard'),
    shot('views/edge-particle-01', 'out', 1, 'Chips: particle board'),
  ),
  video(
    'four-boards',
    shot('plywood/bwp-marine-11', 'in', 1, 'Plywood holds screws everywhere'),
    shot('boards/pine-blockboard-02', 'right', 1, 'Blockboard spans further'),
    shot('mdf/plain-mdf-07', 'left', 1, 'MDF takes paint and routing'),
    shot('mdf/particle-board-05', 'out', 1, 'Particle board is the cheapest'),
  ),
  video(
    'choosing-a-hinge',
    shot('hardware/hinges-01', 'in', 1, '1. Measure the shutter'),
    shot('hardware/hinges-07', 'right', 1, '2. Choose the overlay'),
    shot('hardware/hinges-03', 'left', 1, '3. Heavy doors take butt hinges'),
    shot('hardware/screws-03', 'out', 1, '4. Screws as long as the board allows'),
  ),
  video(
    'kitchen-in-four',
    shot('views/room-01', 'right', 1, 'Carcass in BWP ply'),
    shot('hardware/tandem-boxes-01', 'in', 1, 'Drawers before shutters'),
    shot('hardware/kitchen-baskets-02', 'out', 1, 'Baskets to the cabinet, not before'),
    shot('views/room-03', 'left', 1, 'Shutters last of all'),
  ),
  video(
    'pressing-laminate',
    shot('laminates/1-mm-decorative-15', 'in', 1, 'Dust is the enemy'),
    shot('adhesives/white-glue-02', 'out', 1, 'An even coat of glue'),
    shot('machinery/press-02', 'in', 1, 'Four hours under the press'),
    shot('laminates/1-mm-decorative-17', 'right', 1, 'Trim when it is cold'),
  ),
  video(
    'edge-banding',
    shot('edge-band/pvc-tape-05', 'in', 1, 'Two millimetres where hands touch'),
    shot('adhesives/hot-melt-02', 'out', 1, 'The right melt for the machine'),
    shot('machinery/edge-bander-01', 'right', 1, 'Pre-heat the board in winter'),
    shot('mdf/pre-laminated-mdf-05', 'left', 1, 'Scrape, buff, done'),
  ),
  video(
    'hanging-a-door',
    shot('doors/frames-02', 'in', 1, 'The frame must be plumb'),
    shot('hardware/hinges-04', 'right', 1, 'Three hinges, never two'),
    shot('hardware/locks-04', 'out', 1, 'Mortise after the first fit'),
    shot('views/room-14', 'in', 1, 'Three millimetres all round'),
  ),
  video(
    'storing-boards',
    shot('views/yard-02', 'right', 1, 'Flat, on bearers'),
    shot('views/yard-03', 'left', 1, 'Bearers one above another'),
    shot('plywood/calibrated-01', 'in', 1, 'Faces together'),
    shot('views/yard-05', 'out', 1, 'A cover that breathes'),
  ),
  video(
    'veneer-matching',
    shot('veneers/natural-teak-04', 'in', 1, 'Leaves of one log'),
    shot('veneers/natural-teak-05', 'right', 1, 'Book match or slip match'),
    shot('veneers/natural-exotic-05', 'left', 1, 'Mark before you cut'),
    shot('doors/veneered-05', 'in', 1, 'One door, one tree'),
  ),
  video(
    'floor-in-a-day',
    shot('flooring/laminate-flooring-01', 'in', 1, 'Two days in the room first'),
    shot('flooring/skirting-03', 'right', 1, 'Ten millimetres to the wall'),
    shot('flooring/spc-03', 'left', 1, 'Start along the longest wall'),
    shot('flooring/engineered-wood-02', 'out', 1, 'Skirting hides the gap'),
  ),
  video(
    'drawers-that-last',
    shot('hardware/drawer-channels-01', 'in', 1, 'Half an inch on each side'),
    shot('hardware/drawer-channels-05', 'right', 1, 'Level before you tighten'),
    shot('hardware/tandem-boxes-02', 'out', 1, 'Load them, then adjust'),
    shot('hardware/castors-05', 'in', 1, 'Castors for what must move'),
  ),
  video(
    'walls-of-wood',
    shot('wpc/louvers-02', 'right', 1, 'Louvers hide a bad wall'),
    shot('wpc/fluted-panel-01', 'in', 1, 'Clip, glue, next'),
    shot('wpc/charcoal-panel-04', 'out', 1, 'Charcoal where it is damp'),
    shot('wpc/uv-marble-sheet-04', 'in', 1, 'Stone without the weight'),
  ),
];
