import type { Article } from './article.ts';

export const CRAFT: readonly Article[] = [
  {
    name: 'Moisture: why boards bow in the monsoon, and how to store them',
    category: 'Care and craft',
    excerpt:
      'Wood drinks from the air. Keep both faces equally thirsty and the sheet stays flat. A storage plan for any shop.',
    picture: 'views/yard-06',
    tags: ['moisture', 'storage', 'monsoon'],
    text: `
A sheet does not bow because it is bad. It bows because one face holds more water than the other. Understand this and
half of all complaints disappear.

## What happens

Dry plywood holds 8 to 12 per cent of water. In July the air of Mumbai or Kochi would like it to hold 18. The side that
faces the room drinks first and grows; the side on the floor does not. The sheet becomes a dish.

## Storing

- **Flat**, on straight bearers, at least four for an 8-foot sheet, all of one height.
- Bearers **one above the other** through the whole stack, or each sheet learns the curve of the one below.
- A hand's width from the wall and from the floor, with a plastic sheet on the concrete.
- A cover board on top. The uppermost sheet of a stack always bows first; let it be a cheap one.
- No tarpaulin that touches. It sweats at night.

Where floor space is short, stand sheets in a rack at no more than ten degrees, tight together, and turn the stock.

## On site

Bring boards into the room two days before cutting, after the plaster is dry. Lay them with laths between. Laminate both
faces on the same day: decorative in front, liner behind.

## Rescuing a bowed sheet

Lay it hollow side down on a damp floor overnight, weight on top, then dry it slowly between two straight sheets. A bow
of a finger's width goes back; a twist hardly ever.

A pin meter for ₹1,500 settles every argument about who made the board wet. Measure at delivery, write the number on
the challan, and sleep well.
`,
  },
  {
    name: 'Termites and borers: what treatment does and does not do',
    category: 'Care and craft',
    excerpt:
      'Two enemies with different habits. Factory treatment, site treatment, and the gaps through which they come.',
    picture: 'plywood/gurjan-09',
    tags: ['termites', 'borer', 'preservation'],
    text: `
Customers say 'insects' and mean two animals. One comes from the soil and eats the house; the other comes in the board
and eats the board.

## Borers

Powder-post beetles live in the sapwood of light hardwoods. Fine flour under a shelf is their sign, small round holes
their way out. They are stopped at the mill, where veneers are dipped or the glue carries a preservative. **Glue-line
treated** boards protect each ply; a sprayed face protects a face. Ask which it is, and ask for it on the invoice.

## Termites

They walk from the ground through cracks in walls, in tunnels of mud, to anything with cellulose: ply, books, carpets.
A treated board only tells them to eat the untreated skirting beside it. What helps is a barrier:

- Soil treatment before the slab is cast, by somebody who gives a warranty of five years in writing.
- In an old house, drilled holes along the walls, filled and sealed.
- Wood never in direct touch with masonry: a coat of bituminous paint or a plastic sheet between.

## On every job

- Brush **every cut edge** with a borate preservative. The factory treated the sheet, not the
inside that your saw has just opened.
- Leave no offcuts under a bed or behind a loft. They are the first course.
- Look once a year, before the rains, behind wardrobes on outer walls. A torch and five minutes.

## What a warranty covers

Nearly all pay for the board and not for the laminate, the polish and the carpenter. They ask for the invoice and for
edges that were sealed. So photograph sealed edges before the back goes on. It takes one minute and has paid for many a
wardrobe.
`,
  },
  {
    name: 'Pressing laminate without bubbles',
    category: 'Care and craft',
    excerpt:
      'Dust, haste and uneven glue make every bubble there is. The order of work that leaves none, by press or by hand.',
    picture: 'machinery/press-02',
    tags: ['laminate', 'pressing', 'glue'],
    text: `
A bubble shows three weeks after the customer has paid. It was made in three minutes at the start.

## Prepare

Board and laminate lie in the same room for a day. Fill dents, sand with 80 grit to key the surface, then sweep, blow
and wipe. Run your palm over the board: whatever you feel, the customer will see.

## Glue

For a press use white glue, 120 to 150 grams a square metre on the **board**, combed with a notched spreader until it is
even. Puddles make waves; bare spots make bubbles. By hand use contact adhesive on **both** sides, thin, crosswise. Wait
until it does not pull threads any more, ten to fifteen minutes in summer, longer in the rains.

## Press

Lay laminate on both faces before the press closes: décor and liner together, or the board will bend. A cold press
wants four hours and even weight; a hot press five minutes at 90 degrees. Do not open early to look.

By hand, keep the sheets apart with clean laths, pull them out one by one from the middle, and work outwards with a
roller and your whole weight. Once two coats of contact adhesive have touched there is no second try.

## Trim

Only when everything is cold. Router first, then a fine file held at an angle, always towards the board. A hot trim
chips, and the chip runs under the décor.

## If a bubble appears

- Small and recent, with contact adhesive: a warm iron through a cloth, then a roller.
- Otherwise a syringe through a pin hole in a dark line of the pattern, and weight overnight.
- Larger than a palm: change the shutter. Every hour spent on it is lost.
`,
  },
  {
    name: 'Screws, dowels and what holds in which board',
    category: 'Care and craft',
    excerpt: 'One screw does not fit all. Threads, pilot holes and distances for ply, MDF, particle board and WPC.',
    picture: 'hardware/screws-03',
    tags: ['screws', 'joints', 'hardware'],
    text: `
Most furniture fails at a joint. The board was good, the screw was good, they were only not meant for each other.

## The screw for the board

- **Plywood**: 4 mm chipboard screw, full thread, 35 to 40 mm through an 18 mm side. Pilot 2.5 mm in hardwood ply.
- **Blockboard**: the same, but aim for the lipping or the middle of a strip.
- **MDF and HDHMR**: fine thread or confirmat 7 × 50 with the stepped drill. Without a pilot hole the edge splits, and
the split hides under the laminate.
- **Particle board**: confirmat, or a cam with a dowel. One good turn less than you feel like.
- **WPC and PVC**: coarse thread, slow drill, longer than in wood.

## Distances

Not nearer than 40 mm to a corner in MDF, 25 mm in plywood. Two screws in one side stand 32 mm or a multiple of it apart,
the system on which all fittings are drilled.

## Glue makes the joint

A screw pulls parts together until the glue has set; after that the glue carries. A dowel of 8 × 35 with white glue every
150 mm keeps a carcass square for decades. Laminate takes no glue: scrape it off, or groove it, where parts meet.

## Hinges and channels

Use the screws in the packet. They were made for the countersink. For a second life of a torn hole, drill 8 mm, glue in
a dowel, let it dry, drill anew. Matchsticks are a story for children.

## Against rust

Yellow zinc is enough for a bedroom. Kitchen, bathroom and coast want stainless steel 304, also for the screws one does
not see. Black screws look fine for a year.
`,
  },
  {
    name: 'Cutting plans: getting more out of an 8 × 4 sheet',
    category: 'Care and craft',
    excerpt: 'Fifteen per cent of a kitchen ends in the offcut corner. A pencil plan brings it under eight.',
    picture: 'machinery/panel-saw-01',
    tags: ['cutting', 'waste', 'panel saw'],
    text: `
A sheet of BWP costs as much as a carpenter's day. Cutting from memory throws away one sheet in seven.

## Before the saw

List every part with length, width, number, grain direction and which edges get tape. Then add the saw: 3.2 mm a cut on
a panel saw, 2.2 on a good hand-held, and 5 mm of trim along each factory edge, which is never quite straight.

A sheet is 2,440 × 1,220 mm. It yields exactly two sides of 600 across its width, **if** you remember the cuts: twice
600 plus saw and trim is 1,213. Make your carcasses 598 deep and everything fits.

## The order

- Long rips first, the full 2,440 mm. They turn a heavy sheet into strips one man can carry.
- Same widths from the same strip, longest part first.
- Small parts fill the gaps: rails, plinths, drawer bottoms.
- Grain parts before all others. A shutter set that runs over three doors comes from one sheet or not at all.

## Help from a phone

Free cutting apps draw the plan in a minute. Enter the real saw width. Print it, tick off each part on the board with
chalk, and write its name on it. A stack of thirty nameless boards costs more time than the cutting.

## Offcuts

Keep what is longer than 400 mm or wider than 100, sorted by thickness, on a rack, with the grade written on the edge.
Sell or burn the rest every month. A wall of 'it may come handy' is money asleep.

With a plan, waste in an ordinary kitchen falls from fifteen per cent to seven or eight. On twelve sheets that is one
sheet: enough to pay for the tea of the whole job, and the saw blade.
`,
  },
  {
    name: 'Soft-close channels: fitting them so that they stay soft',
    category: 'Care and craft',
    excerpt:
      'A damper is patient but not blind. Twelve and a half millimetres, two right angles and a drawer that glides for years.',
    picture: 'hardware/drawer-channels-01',
    tags: ['channels', 'drawers', 'soft-close'],
    text: `
When a drawer stops closing softly after half a year, the channel is blamed. In nine cases of ten it was fitted crooked.

## Choose

- **Ball-bearing, side mounted**: 35 or 45 kg a pair, 10 to 24 inches, ₹180 to ₹700 for the usual 18 inches.
- **Undermount**: hidden below the drawer, smoother, needs an exact box.
- **Tandem box**: steel sides with everything built in. The dearest and the quickest to fit.

Length is the depth of the carcass less 30 mm, rounded down. Load counts with the drawer open: pots want 45 kg.

## The two numbers

A side-mounted pair needs **12.5 mm on each side**, so the drawer box is 25 mm narrower than the opening, with half a
millimetre to spare and not two. And the carcass must be square: measure the diagonals before the first screw. Three
millimetres out of square bind the bearings, and the damper works against them until it tires.

## Fit

Mark one line on both sides with a level, from the **top** of the carcass, not from the floor. Fix the front screw in the
slotted hole, pull the drawer out, fix the back one, slide ten times, then set the round holes. Screw heads must sink
flush: one proud head scrapes the ball cage and sheds black dust on the clothes.

## Adjust

Load the drawer, then set the gap of the front. An empty box hangs two millimetres higher than a full one.

## Care

No oil. It binds dust and turns to paste. Once a year a dry cloth over the rails, and a vacuum cleaner in the corner
where crumbs wait. If soft-close fades, take the drawer out, push the damper back by hand until it clicks, and hang it
again: it had only lost its catch.
`,
  },
];
