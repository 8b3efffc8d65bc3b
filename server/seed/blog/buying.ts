import type { Article } from './article.ts';

export const BUYING: readonly Article[] = [
  {
    name: 'BWP, BWR or MR: which plywood goes where',
    category: 'Buying guides',
    excerpt:
      'Three letters decide how a sheet lives with water. What they promise, what they cost, and where each belongs.',
    picture: 'views/edge-gurjan-01',
    tags: ['plywood', 'bwp', 'bwr', 'mr'],
    text: `
Plywood is sold by three letters. They say nothing about strength or looks: they say what the glue between the plies
does when it gets wet.

## MR: moisture resistant

Commercial ply to IS 303, bonded with urea glue. It takes the damp air of an Indian monsoon, but not standing water. Use
it for wardrobes, beds, wall panelling and ceilings in dry rooms. An 18 mm sheet of 8 × 4 ft costs roughly ₹1,440 to
₹2,880 before GST.

## BWR: boiling water resistant

Also IS 303, with a melamine or phenol glue. It survives a wet cloth every day and an occasional spill. Kitchen shutters,
study tables and vanity fronts are its place.

## BWP: boiling water proof

Marine ply to IS 710, bonded with phenol. A sample is boiled for 72 hours and must not open. Sink cabinets, bathroom
doors and anything near an outside wall deserve it. Expect ₹4,160 to ₹8,000 for an 18 mm sheet.

## Three rules that save money

- Buy by place, not by house. One kitchen rarely needs BWP in every carcass: the sink unit and the plinth do.
- A waterproof board with raw edges is not waterproof. Seal every cut, above all the bottom edge.
- Ask for the grade on the invoice. If the seller will not write BWP and IS 710 there, it is not BWP.

A colour on the edge proves nothing. Red dye in the glue is easily added to a cheap sheet; the mark stamped on the face
and the paper that comes with it count.
`,
  },
  {
    name: 'How to read the ISI mark on a sheet of plywood',
    category: 'Buying guides',
    excerpt:
      'The stamp carries a standard, a licence number and a grade. Two minutes with a phone tell you whether it is true.',
    picture: 'plywood/bwp-marine-13',
    tags: ['isi', 'bis', 'standards'],
    text: `
Every certified sheet carries a stamp, usually near one corner of the face. It looks like decoration until you know its
parts.

## What must be there

- The ISI mark itself, with the number of the standard above it: **IS 303** for commercial and BWR, **IS 710** for
marine, **IS 5509** for fire retardant, **IS 4990** for shuttering.
- The licence number below it, written **CM/L-** and ten digits. It belongs to one factory, not to a brand.
- The grade and type, the thickness, and the month or batch in which the sheet was made.

## Check it in two minutes

The Bureau of Indian Standards keeps a public list of licences, on its site and in its app. Enter the digits after CM/L.
The answer names the factory, the standard and until when the licence runs. All three must agree with what is in front
of you. A licence for IS 303 on a sheet sold as marine means that somebody hopes you will not look.

## Signs of a false stamp

- Digits missing, or a licence that ended last year.
- The same stamp on doors and on plywood: flush doors have a standard of their own, IS 2202.
- Ink that wipes off with a wet thumb.

## Ask for the paper

For a project, ask the seller for the mill's test certificate of the batch. Good mills send it by WhatsApp within the
hour. Keep it with the invoice: if a board opens after two years, these two papers are what a warranty claim is made of.
`,
  },
  {
    name: 'Measuring a kitchen before you order boards',
    category: 'Buying guides',
    excerpt:
      'A tape, a level and half an hour. The measurements that carpenters forget, and a way to turn them into sheets.',
    picture: 'views/room-01',
    tags: ['kitchen', 'measuring', 'carcass'],
    text: `
Most waste in a kitchen is measured in, not cut in. Before the first sheet is ordered, take half an hour with a steel
tape and a level.

## Measure three times in each direction

Walls are not parallel. Take the length at the floor, at counter height and at the ceiling, and write down the
**smallest**. Do the same for the depth. Note where the floor rises: the highest point decides the plinth.

## Mark what cannot move

- Gas pipe, drain, water points and sockets, each from the nearest corner and from the floor.
- The window sill and which way it opens.
- The beam above, if wall units are to reach the ceiling.

## From drawing to sheets

A base unit 600 mm wide, 720 high and 560 deep takes two sides, a bottom, a top rail, a back and a shelf: about 20
square feet. An 8 × 4 sheet has 32, and cutting loses some eight in a hundred. So three base units need two sheets,
not one and a half. Write down each part with its grain direction before you call the seller.

## Order in this sequence

- 18 mm for carcasses, BWP below the sink and BWR elsewhere.
- 6 mm for backs. A back that is let into a groove keeps the unit square.
- Laminate a sheet more than counted: the same shade next month is a matter of luck.
- Edge band, three metres for every square foot of shutter, rounded up to a roll.

Then measure once more, after the tiles are laid. Ten millimetres of tile have stopped many a dishwasher.
`,
  },
  {
    name: 'Choosing hinges: overlay, inset and how many to a shutter',
    category: 'Buying guides',
    excerpt: 'Cup hinges come in three cranks and two speeds. How to choose them, and why a tall shutter needs four.',
    picture: 'hardware/hinges-01',
    tags: ['hinges', 'hardware', 'soft-close'],
    text: `
A hinge costs less than a cup of coffee for two and is opened thirty thousand times. It is the wrong place to save.

## Overlay first

- **Full overlay** (crank 0): the shutter covers the whole edge of the side. For the outer sides of a run.
- **Half overlay** (crank 8 or 9): two shutters share one partition.
- **Inset** (crank 16 to 18): the shutter lies between the sides. It looks fine and forgives nothing.

Buying one kind for the whole kitchen is the commonest mistake on site. Count the partitions before you order.

## How many

A shutter of 18 mm ply with laminate on both sides weighs about 13 kg a square metre. Up to 900 mm of height two hinges
hold it, up to 1,600 mm three, up to 2,000 mm four, above that five. Put the top one 80 to 100 mm from the edge: that
is where the weight pulls.

## Soft-close or not

Soft-close needs a shutter that is not too light. On a narrow spice unit one damped hinge of two is enough; two dampers
will stop it half open. In wardrobes, where doors are large, damp every one.

## At the counter

- Press the cup: plating that flakes under a thumbnail will rust in the first monsoon.
- Ask for stainless steel 304 below a sink and in coastal towns.
- Clip-on hinges cost a few rupees more and save an hour when the shutters go back to the painter.

Drill the 35 mm cup with a depth stop at 12 mm. In 16 mm board that leaves four: enough, and no more.
`,
  },
  {
    name: 'How to check a load of plywood before you sign for it',
    category: 'Buying guides',
    excerpt:
      'Ten minutes at the tailboard decide who pays for a bad sheet. A list that fits on the back of the challan.',
    picture: 'views/yard-01',
    tags: ['quality', 'delivery', 'plywood'],
    text: `
Once the challan is signed without a remark, every crushed corner is yours. Ten minutes at the truck are the cheapest
insurance in the trade.

## Before unloading

- Compare the invoice with the order: brand, grade, thickness, size, number of sheets.
- Look for wet tarpaulin and water marks on the outer sheets. Photograph them while they are still on the truck.

## Pull five sheets from each bundle

Not the top ones. On each:

- **Thickness** with a vernier at four places. IS 303 allows about five in a hundred either way; between two sheets of
one bundle half a millimetre is already a bad joint.
- **Diagonals**. On 8 × 4 they should agree within three or four millimetres.
- **The edge**. Gaps between core pieces show as dark slots. One small one is nature, a row of them is a saving.
- **Sound**. Walk a knuckle over the face. A hollow note means a void or glue that did not hold.
- **Bow**. Lay one sheet on two others; daylight of more than a finger's width is too much.

## Moisture

A pin meter costs less than one sheet of marine ply. Between eight and twelve per cent is right; at sixteen the sheet
will shrink in somebody's wardrobe.

## Write it down

Note what you found on both copies of the challan and let the driver sign. Send photographs to the seller the same day,
through the chat in which the order was agreed. Most mills replace without a word what they can see.
`,
  },
  {
    name: 'Flush doors: what the core tells you',
    category: 'Buying guides',
    excerpt:
      'Two doors look alike and weigh the same. What lies between the faces decides which one is straight in five years.',
    picture: 'doors/flush-plain-02',
    tags: ['doors', 'flush door', 'is 2202'],
    text: `
A flush door is two faces and a secret. The faces are chosen in a minute; the core is what you pay for.

## The four cores

- **Solid blockboard**: strips of pine or hardwood glued edge to edge. Straight, strong, holds a lock anywhere. The
standard answer for bedrooms and main doors.
- **Particle core**: heavy, quiet, cheaper. It takes no second set of screws in the same hole.
- **Tubular**: chipboard with round hollows. Light and stiff, for cupboards and inside doors.
- **Honeycomb**: paper cells. For partitions that nobody leans on.

## Numbers to ask for

Common heights are 78, 81 and 84 inches, widths 30 to 36, thickness 30 to 35 mm; a main door should have 35 or 38. The
standard is **IS 2202**, and BWP glue belongs into every bathroom and balcony door. A plain door costs about ₹1,900 to
₹4,200.

## Look at the edges

Lipping of solid wood on both long sides, at least 25 mm wide, allows two or three millimetres of planing and gives the
hinges something to bite. A door without lipping must be ordered to size: you cannot trim it.

## On delivery and on site

- Stand it against a straight wall and look along the edge. Six millimetres of bow on 81 inches is the limit.
- Store doors flat. Three weeks leaning in a corridor bend the best of them.
- Paint or laminate **both faces and all six edges**, top and bottom too. Most doors that warp were left raw on top,
where nobody looks.
`,
  },
];
