import type { Article } from './article.ts';

export const MATERIALS: readonly Article[] = [
  {
    name: 'Laminate thickness: 0.8 mm or 1 mm, and when it matters',
    category: 'Materials',
    excerpt:
      'A fifth of a millimetre is the difference between a shutter that lasts and one that telegraphs every pore.',
    picture: 'laminates/1-mm-decorative-32',
    tags: ['laminate', 'sunmica', 'is 2046'],
    text: `
Laminate is paper and resin under pressure. The decorative sheet on top is the same in every thickness; what changes is
how many layers of kraft paper stand behind it.

## 1 mm

The standard for whatever is touched: kitchen shutters, tables, wardrobe fronts. It bridges small hollows in the board,
takes a knock, and can be post-formed round a counter in the right grade. A sheet of 8 × 4 ft costs ₹1,000 to ₹2,800
by décor and finish.

## 0.8 mm

A good choice for vertical faces that nobody leans on: wall panels, the inside of doors, office partitions. At ₹600 to
₹1,000 it saves real money over twenty sheets. But it shows what lies beneath: sand the board and fill every dent.

## Liner and 0.6 mm

Plain white or beige for the inside of carcasses. It is not there for beauty. It **balances** the sheet: a board with
laminate on one side and nothing on the other bends towards the laminate within a season.

## Three questions for the seller

- Is it to **IS 2046**, and for which use: horizontal or vertical?
- How many sheets of this batch are left? Two batches of one code may differ by a shade you only see on the wall.
- Which finish? Suede hides fingers, gloss hides nothing, texture hides bad joints and collects flour.

## On site

Store laminates flat or rolled loosely with the face inside, never on edge. Let board and laminate lie in the same room
for a day before they are glued. Most bubbles are blamed on the glue and were made by a sheet that came straight from a
hot truck.
`,
  },
  {
    name: 'Edge banding: PVC, ABS or wood, and the right glue',
    category: 'Materials',
    excerpt:
      'The edge is where water enters and hands arrive. Thicknesses, materials and the two mistakes that make it peel.',
    picture: 'edge-band/pvc-tape-05',
    tags: ['edge band', 'pvc', 'abs'],
    text: `
Nobody praises an edge, everybody notices a bad one. The tape also does a job: it closes the only side of a board that
drinks.

## Material

- **PVC**: cheap, in every colour, bends well. Most of what is sold in India.
- **ABS**: a little dearer, no chlorine, less shrinkage in heat. Asked for by export and hospital buyers.
- **Veneer and solid lipping**: to be sanded and polished with the face. Belongs to veneered doors and tables.
- **Aluminium profile**: where trolleys pass.

## Thickness

0.45 mm for shelves that nobody touches, 0.8 mm for carcass fronts, 1.3 to 2 mm for shutters and table tops. Two
millimetres can be rounded, and a rounded edge does not chip when a pot hits it. The roll must be two or three
millimetres wider than the board: 22 mm tape for 18 mm board with laminate on both faces.

## Glue

By machine, hot melt: the granulate must suit the speed and the season, and the board must not come cold from the yard.
By hand, contact adhesive on both sides, dry to the touch, then pressed hard with a roller. White glue does not hold
PVC at all.

## Why edges peel

- **Dust on the edge.** A saw leaves a film that no glue passes. Blow it off, every time.
- **No primer on the tape.** Good tape has a coat on its back; scratch it with a nail and look.

Match tape and laminate in daylight, and buy both from one seller on one day. A ten-metre piece kept aside repairs ten
years of accidents.
`,
  },
  {
    name: 'MDF, HDHMR and particle board compared',
    category: 'Materials',
    excerpt:
      'All three are wood that was taken apart and pressed together again. They behave like three different materials.',
    picture: 'mdf/hdhmr-06',
    tags: ['mdf', 'hdhmr', 'particle board'],
    text: `
Engineered boards have no grain, no knots and no surprises. Which one you take depends on water, screws and the router.

## Particle board

Chips and glue, IS 3087, about 650 kg a cubic metre. It is the cheapest flat thing you can buy: 18 mm for ₹545 to
₹1,280 a sheet. Pre-laminated it makes good office furniture that is assembled once. It swells for ever when it gets
wet, and a screw driven twice holds no more.

## MDF

Fibres instead of chips, IS 12406, 720 to 780 kg. The edge can be routed, the face painted like glass. Carved shutters,
mouldings, lacquered fronts. Use confirmat or fine-thread screws with pilot holes, and stay 40 mm away from the edge.

## HDHMR

High density, high moisture resistance: fibres again, pressed to 850 kg or more with a melamine resin, mostly dyed
green. It drinks slowly, holds a hinge cup well and routs cleanly. In kitchens it competes with BWR ply at ₹1,900 to
₹5,100 for a sheet. It is heavy: count hinges accordingly.

## Side by side

- Near water: HDHMR, never particle board.
- Painted or carved: MDF, or HDHMR where it is damp.
- Long shelves: none of them beyond 750 mm without a stiffener; take blockboard.
- Lowest price for a rented office: pre-laminated particle board.

## Emission

Ask for **E1** at least in bedrooms and schools. The letter belongs on the board's label and on the invoice. A fresh
batch that stings the eyes in a closed shop will sting them in a nursery, too.
`,
  },
  {
    name: 'Natural or reconstituted veneer',
    category: 'Materials',
    excerpt: 'One is a slice of a tree, the other a design made of slices. What each can do that the other cannot.',
    picture: 'veneers/natural-teak-06',
    tags: ['veneer', 'teak', 'recon'],
    text: `
A veneer is half a millimetre of real wood on a 4 mm board. Two families stand in every shop, and customers mix them up.

## Natural

A log is sliced and the leaves are kept in order. No two bundles are alike, and that is the point. Crown cut shows
cathedrals, quarter cut runs straight, burr swirls. Buy all sheets of a wall from **one lot**, numbered, and lay them
out on the floor before anybody cuts.

## Reconstituted

Fast-grown wood is peeled, dyed, glued into a block and sliced again. The grain repeats exactly, sheet after sheet,
year after year. For hotels, for doors in a corridor, for a repair after five years there is nothing better. Up close
the pattern knows it is a pattern.

## How to tell

- The back: natural veneer is the same wood behind; recon often shows a fleece.
- The repeat: look for the same knot twice within one sheet.
- The edge of a leaf: recon has fine glue lines across.

## Matching

**Book match** turns every second leaf over, so that the grain mirrors. **Slip match** lays them side by side, which is
calmer on large walls. Say which one you want on the order.

## Finish

Veneer is wood and changes with light. Seal it within days, front and back alike. PU lasts and can be cleaned; melamine
is quicker and cheaper; oil is honest and needs a faithful owner. Try the polish on an offcut from the same lot, let it
dry overnight, and let the customer sign the sample. That piece of wood has settled more arguments than any contract.
`,
  },
  {
    name: 'WPC and PVC boards in wet areas',
    category: 'Materials',
    excerpt:
      'No borer eats them and no monsoon swells them. But they are not wood, and carpenters who forget that come back.',
    picture: 'wpc/wpc-board-02',
    tags: ['wpc', 'pvc', 'bathroom'],
    text: `
For bathroom doors, sink cabinets and coastal balconies, boards of plastic have become ordinary. Two kinds look alike
and are not.

## PVC foam board

PVC blown up to a light, white, closed foam. It weighs 0.5 to 0.6 g a cubic centimetre, cuts like butter, costs little.
Good for backs, signs, cabinet sides without load.

## WPC board

Wood flour mixed into the plastic, pressed denser: 0.65 g and up. It holds screws better and can be primed and painted.
Door shutters, frames and kitchen carcasses below the sink want this one. **Ask for the density**; it is the only number
that tells a good board from an airy one. Weigh an offcut if nobody knows.

## Working with it

- Screws: coarse thread, pilot hole, never with the impact driver. Where a hinge sits, use longer screws or a metal
plate.
- Glue: solvent or PU adhesive. White glue has nothing to soak into.
- Heat: plastic grows. Leave two millimetres on a door leaf in a west-facing wall.
- Edges: sand and paint, or close with tape. They do not drink, but they collect dirt.

## What it cannot do

It bends under load. A shelf of 18 mm that spans 600 mm in ply should span 400 here. It is no fire barrier. And dark
colours in the sun warp even good sheets.

## Where to use it

Bathroom door and frame: always. Vanity and sink base: gladly. Wardrobe: no, ply is stiffer and repairs better. The
best kitchens mix: plastic where it is wet, wood where it carries.
`,
  },
  {
    name: 'Blockboard or plywood for long shelves and doors',
    category: 'Materials',
    excerpt:
      'The same thickness, nearly the same price, a different skeleton. When strips of pine beat plies of hardwood.',
    picture: 'boards/pine-blockboard-02',
    tags: ['blockboard', 'shelves', 'is 1659'],
    text: `
Cut a blockboard and you see strips of wood, 20 to 30 mm wide, between two or four veneers. Cut a plywood and you see
layers, each at right angles to the next. From this everything else follows.

## Stiffness

Along its strips a 19 mm blockboard sags less than plywood of the same thickness, because all its core runs one way.
Across them it is weaker. So the strips must run along the shelf: look at the edge before you cut, not after.

- Bookshelf in 19 mm blockboard: up to 900 mm between supports.
- The same in 18 mm plywood: about 750 mm.
- In particle board: 600 mm, with a lipping.

## Weight

Pine blockboard weighs a fifth less than hardwood ply. On a sliding wardrobe door of 2,400 mm that is five kilograms
less on the rollers and a door that stays straight.

## Screws

Plywood holds a screw anywhere, in the face and fairly well in the edge. In blockboard the end of a strip holds little,
and between two strips there may be a gap. Put hinges where the lipping is, or glue in a dowel.

## Which one, then

- Long shelves, tall shutters, table tops, beds: **blockboard**, to IS 1659, BWP grade near water.
- Carcasses, drawers, curved work, anything with many screws: **plywood**.
- Main doors: a blockboard core inside a flush door.

Buy pine for lightness and hardwood for edges that take a knock. A 19 mm sheet costs ₹2,880 to ₹6,400. Listen to it: a
good blockboard sounds full over its whole face. A rattle means gaps, and gaps become waves under gloss laminate.
`,
  },
];
