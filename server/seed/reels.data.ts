/** The texts of reels. `video` names pictures/reels/<video>.mp4; `family` is the category that its seller deals in. */
export type ReelRow = {
  readonly video: string;
  readonly title: string;
  readonly description: string;
  readonly family: string;
  readonly category: string;
  readonly hashtags: string;
};

export const row = (
  video: string,
  [family, category]: readonly [string, string],
  title: string,
  description: string,
  hashtags: string,
): ReelRow => ({ video, family, category, title, description, hashtags });

export const PLYWOOD = ['plywood', 'Plywood'] as const;
const BOARDS = ['boards', 'Block & solid boards'] as const;
const MDF = ['mdf', 'MDF, HDF & particle'] as const;
const LAMINATES = ['laminates', 'Laminates'] as const;
const VENEERS = ['veneers', 'Veneers'] as const;
const DOORS = ['doors', 'Doors'] as const;
const WPC = ['wpc', 'PVC, WPC & ACP'] as const;
export const HARDWARE = ['hardware', 'Hardware'] as const;
const EDGES = ['edge-band', 'Edge band & profiles'] as const;
const TIMBER = ['timber', 'Timber'] as const;
const FLOORING = ['flooring', 'Flooring & wall'] as const;
const FURNITURE = ['furniture', 'Furniture'] as const;

/** The newest first. */
export const REELS: readonly ReelRow[] = [
  row(
    'marine-ply',
    PLYWOOD,
    'How to tell marine ply by its edge',
    'Even plies, no gaps, gurjan through and through. Ask your seller to show you the edge before the face.',
    'plywood bwp marine',
  ),
  row(
    'sage-kitchen',
    FURNITURE,
    'A sage kitchen with oak wall units',
    'Carcass in BWP ply, shutters in matt laminate, drawers on soft-close boxes. Measured and fitted in nine days.',
    'kitchen modular sage',
  ),
  row(
    'teak-door',
    DOORS,
    'Teak veneer door, hung in a day',
    '35 mm blockboard core, book-matched teak on both faces. Made to your opening, polished before it leaves us.',
    'doors teak veneer',
  ),
  row(
    'laminate-fan',
    LAMINATES,
    'This month’s laminate folder',
    'New woods in suede and new colours for the inside. Dealers get the folder free with the first fifty sheets.',
    'laminate sunmica decor',
  ),
  row(
    'soft-close-hinge',
    HARDWARE,
    'Soft-close hinges: which overlay?',
    'Full for the outer sides, half where two shutters share a partition, inset where they lie between.',
    'hinges hardware softclose',
  ),
  row(
    'herringbone',
    FLOORING,
    'Herringbone in oak and in teak',
    'Engineered boards, 14 mm, brushed and oiled. We send a sample box of six tones to your site.',
    'flooring herringbone oak',
  ),
  row(
    'louver-wall',
    WPC,
    'A louvered wall in one afternoon',
    'WPC louvers clip on a batten every two feet. No dust, no polish, and the bad plaster is gone.',
    'louvers wpc wall',
  ),
  row(
    'walnut-wardrobe',
    FURNITURE,
    'Walnut wardrobe, grain over all doors',
    'Shutters from one sheet, numbered before the cut, so that the grain runs from the first door to the last.',
    'wardrobe walnut interior',
  ),
  row(
    'monday-load',
    PLYWOOD,
    'Monday’s load, straight from the mill',
    'BWR and BWP in 12 and 18 mm, stacked on bearers within the hour. Call before noon for delivery today.',
    'plywood stock wholesale',
  ),
  row(
    'black-marble',
    LAMINATES,
    'Black marble for a kitchen island',
    'High-gloss 1 mm laminate with a running vein, and the same stone as a wall sheet behind the hob.',
    'laminate marble kitchen',
  ),
  row(
    'brass-handles',
    HARDWARE,
    'Brass on walnut',
    'Solid brass, lacquered, 320 mm between the holes. Knobs of the same lot for the drawers.',
    'handles brass hardware',
  ),
  row(
    'teak-veneer',
    VENEERS,
    'Opening a bundle of natural teak',
    'Crown cut, sixteen leaves of one log. Keep them in order and your panelling will look like one tree.',
    'veneer teak natural',
  ),
  row(
    'navy-kitchen',
    FURNITURE,
    'Navy and walnut, with a spice pull-out',
    'A kitchen of eleven feet with tall units. Pull-outs, corner carousel and bottle rack from one carton.',
    'kitchen navy walnut',
  ),
  row(
    'edge-bands',
    EDGES,
    'Edge band cut and pasted while you wait',
    'Bring your boards: 0.8 and 2 mm PVC in eighty colours, pre-milled and buffed, ₹14 a running foot.',
    'edgeband pvc machine',
  ),
  row(
    'fire-door',
    DOORS,
    'What belongs to a fire door',
    'Leaf, frame, seal, closer and panic bar are tested together. One part changed and the certificate is gone.',
    'firedoor safety doors',
  ),
  row(
    'hdhmr',
    MDF,
    'Why HDHMR is green inside',
    'The dye marks a moisture-resistant board. Denser than MDF, fine for routed kitchen shutters.',
    'hdhmr mdf kitchen',
  ),
  row(
    'flexi-ply',
    PLYWOOD,
    'Plywood that bends by hand',
    '5 and 8 mm flexible ply for round pillars, reception desks and arches. No steam, no kerfs.',
    'plywood flexible curved',
  ),
  row(
    'blockboard',
    BOARDS,
    'Blockboard for doors that stay straight',
    'Seasoned pine strips, cross-banded, calibrated. Light on the rollers of a sliding wardrobe.',
    'blockboard pine boards',
  ),
  row(
    'drawer-channels',
    HARDWARE,
    'Channel or drawer box?',
    'A telescopic pair carries 45 kg and costs a tenth of a box. A box is fitted in ten minutes. Both in stock.',
    'channels tandem drawers',
  ),
  row(
    'spc-floor',
    FLOORING,
    'SPC: click it, mop it, forget it',
    '5.5 mm with a pad below, laid over old tiles without breaking them. A room a day.',
    'spc flooring waterproof',
  ),
  row(
    'bright-wardrobe',
    FURNITURE,
    'Wardrobes with one bright door',
    'Navy for the parents, sage for the guests, oak in between. Matt laminate without fingerprints.',
    'wardrobe colour laminate',
  ),
  row(
    'fluted-panels',
    WPC,
    'Fluted and charcoal panels',
    'Eight feet long, five inches wide, clip and glue. Charcoal backing for walls that breathe damp.',
    'fluted panels interior',
  ),
  row(
    'smoked-oak',
    VENEERS,
    'Smoked oak is not stained',
    'Ammonia vapour darkens the wood itself. Sand it and the colour is still there.',
    'veneer oak smoked',
  ),
  row(
    'shuttering',
    PLYWOOD,
    'Shuttering ply by the number of pours',
    'Film-faced, 12 mm, sealed edges: fifteen to twenty uses if it is oiled and stacked flat.',
    'shuttering filmfaced construction',
  ),
  row(
    'walnut-door',
    DOORS,
    'Walnut for the main entrance',
    'Veneered on solid core with a hardwood lipping, mortise lock and strike as one set.',
    'doors walnut entrance',
  ),
  row(
    'emerald-laminate',
    LAMINATES,
    'Emerald marble, new this month',
    'A deep green with white veins, in gloss. Shown with the stones that go with it.',
    'laminate emerald new',
  ),
  row(
    'mdf-or-particle',
    MDF,
    'MDF or particle board? Look at the edge',
    'Fine as flour against chips you can count. One can be carved and painted, the other is cheaper.',
    'mdf particleboard compare',
  ),
  row(
    'black-handles',
    HARDWARE,
    'Matt black pulls in three lengths',
    'Powder-coated aluminium, 128, 224 and 320 mm. They do not show fingers and do not rust.',
    'handles black hardware',
  ),
  row(
    'teak-logs',
    TIMBER,
    'Teak, sawn to your list',
    'Seasoned to twelve per cent. Send the cutting list, collect it planed the day after tomorrow.',
    'teak timber sawmill',
  ),
  row(
    'sliding-door',
    HARDWARE,
    'A barn door where no door would open',
    'Track, rollers, stops and floor guide in one box, up to 80 kg. Two hours for two men.',
    'sliding hardware doors',
  ),
];
