/** Further parts of the longer posts about materials, by the title of the post. */
export const FURTHER_MATERIALS: Readonly<Record<string, string>> = {
  'Laminate thickness: 0.8 mm or 1 mm, and when it matters': `
## How a sheet is made

A decorative laminate is a stack of papers. On top lies an overlay, thin and clear, that takes the wear. Below it the
printed décor paper, soaked in melamine resin. Then three to seven layers of brown kraft paper in phenol resin, which
give the sheet its body. A press with heat of about 140 °C and the weight of a truck on every square foot turns the stack
into one hard sheet within an hour.

The décor paper of a 0.8 mm sheet and of a 1 mm sheet can come from the same roll. What you pay for is kraft paper: one
or two layers more, and with them stiffness, resistance to impact and a surface that stays flat over a bad board.

## Finish decides more than thickness

| Finish | Shows fingers | Shows scratches | Cleans easily | Good for |
| Suede | Hardly | Little | Yes | Wardrobes, tables, anything daily |
| Matt | Some | Little | Yes | Kitchens, offices |
| Gloss | Every one | Every one | Yes | Wall units, ceilings |
| Texture | No | No | With a brush | Feature walls, doors |
| Anti-fingerprint | No | Little, and some heal | Yes | Handle-less kitchens |

A gloss sheet of 0.8 mm on a shutter is the most frequent complaint in our trade: it is thin, so it follows every pore of
the board, and it is glossy, so every pore is seen. If the design asks for gloss, take 1 mm on calibrated ply or on MDF.

## Counting sheets

A wardrobe of 7 × 6 ft with three shutters takes two sheets of decorative laminate outside and three of liner inside. An
L-shaped kitchen takes five and eight. Add one sheet in ten for cuts, and one whole sheet for later: a shutter that is
damaged after two years can only be replaced if the batch still exists in your store room.

| Job | Decorative, 1 mm | Liner | ₹ before GST |
| Wardrobe, 7 × 6 ft | 2 sheets | 3 sheets | 3,100–7,300 |
| Kitchen, L-shaped | 5 sheets | 8 sheets | 7,800–18,400 |
| Study table with shelf | 1 sheet | 1 sheet | 1,400–3,400 |
| Office of ten desks | 12 sheets | 12 sheets | 16,200–40,200 |

## Where 0.8 mm is the right choice

Thin does not mean bad. On vertical faces that nobody touches it does the same work for two thirds of the price:

- the back panels of a shop
- ceilings and wall panelling above one metre
- the inside of wardrobe shutters, where a liner looks poor
- rented offices that will be rebuilt in three years

It is easier to bend, too. Around a column of 200 mm radius a sheet of 0.8 mm goes cold, while 1 mm needs a warm press or
breaks.

## Where it is not

On a kitchen counter, on a dining table, on the edge of a bed and on anything a child can reach with a toy car. A knock
that leaves no mark on 1 mm goes through the décor paper of 0.8 mm, and a brown spot on white laminate cannot be mended.

## Batches, shades and samples

The same code from two batches can differ. Nobody cheats: paper, ink and heat vary a little. On one wall the eye sees a
difference that no instrument was needed for.

1. Take all the sheets for one room from one batch. The number stands on the back.
2. Compare the sample with the sheet in daylight, not under the lamps of a showroom.
3. Keep the strip with the code and the batch: write the site and the date on it.
4. Lay the sheets in one direction. Wood grains and even plain colours change with the light.

## A short dictionary

**Post-forming** laminate can be bent round an edge with heat. **Compact** laminate is the same stack at 6 to 18 mm and
needs no board behind it: toilet cubicles are made of it. **Digital** laminate has a picture printed to order. **Acrylic**
and **PVC** sheets are no laminates at all, although they stand in the same rack: they are plastic through and through,
bend easily and dislike heat.

Whatever you choose, balance it. A decorative sheet on one face asks for a sheet of about the same thickness on the other.
It is the cheapest rule in this post, and the one that is broken most often.
`,
  'MDF, HDHMR and particle board compared': `
## What is inside

All three begin with wood that would not make a plank: thinnings, offcuts, eucalyptus from farms, even the residue of
sugar cane in agro boards. It is cut into chips or cooked and torn into fibres, dried, mixed with resin and pressed hot.
How fine the wood is, how much resin goes in and how hard it is pressed decides everything that follows.

| Property, 18 mm | Particle board | MDF | HDHMR |
| Density, kg/m³ | 600–680 | 720–780 | 830–900 |
| Weight of an 8 × 4 sheet | 35 kg | 40 kg | 46 kg |
| Resin | Urea | Urea | Melamine and urea |
| Screw in the face | Fair | Good | Very good |
| Screw in the edge | Poor | Fair, with a pilot hole | Good |
| Routed edge | Crumbles | Smooth | Smooth |
| Standard | IS 3087 | IS 12406 | None of its own |

## How they meet water

Put three offcuts into a bucket overnight. Particle board grows by a sixth of its thickness and stays so. MDF grows by a
tenth, and its faces become rough. HDHMR grows by a millimetre and goes most of the way back when it dries. None of them
is waterproof, and no edge of them should touch a floor that is washed.

- Lift carcasses on plinths or legs of 100 mm.
- Seal every edge, also those that nobody sees: edge band, or two coats of sealer.
- Put a metal tray under the sink, and silicone around every pipe.

## Screws and joints

The most frequent mistake is to treat these boards like plywood. A plain wood screw without a hole splits the edge of MDF
and strips the thread in particle board.

### Pilot holes

Drill seven tenths of the thickness of the screw. For a 4 mm screw that is 2.8 mm; for a confirmat of 7 mm take a 5 mm
drill in the edge and 7 mm through the face.

### Distances

Keep 40 mm from a corner and 10 mm from a face. Dowels carry, screws pull the joint together, and glue makes it last. For
furniture that will be taken apart again, cam fittings are better than screws that are driven twice.

### Hinges

A hinge cup needs a hole of 35 mm, 12 mm deep. In particle board the two small screws tear out first: take hinges with
plastic dowels. In HDHMR plain screws hold for years.

## Painting and lacquer

MDF is the painter’s board. Its face needs one primer and one sanding; its edges drink and need three. HDHMR behaves the
same but its green core shines through pale colours, so that white shutters need a better primer. Particle board cannot
be painted; it comes laminated, or it is hidden.

## Price for a whole job

Boards are compared by the sheet and paid for by the job. Here is a kitchen of 30 shutters and their carcasses, 16 sheets
in all, with what must be added to each board so that it lasts ten years.

| | Particle board | MDF | HDHMR | BWR plywood |
| 16 sheets of 18 mm | ₹15,000 | ₹37,000 | ₹56,000 | ₹58,000 |
| Sealing and edge band | ₹9,000 | ₹8,000 | ₹6,000 | ₹6,000 |
| Stronger hinges for weight | – | ₹1,500 | ₹4,000 | – |
| Repairs in ten years | ₹30,000 | ₹14,000 | ₹4,000 | ₹4,000 |
| Together | ₹54,000 | ₹60,500 | ₹70,000 | ₹68,000 |

The last line is an estimate and the one that customers never see on a quotation. Put it there: it explains in one line
why the cheapest board is not the cheapest kitchen.

## Cutting and dust

These boards make fine dust. Work with an extractor and a mask; a blade with many teeth and a scoring blade gives edges
without chips. Laminated boards are cut with the good face up on a panel saw and down with a hand-held saw.

## What to ask the seller

1. Which density, and is it printed on the board?
2. Exterior or interior grade, and which standard?
3. E1 or E2, and can I see the test report?
4. Which sizes are in stock? 8 × 4 is common; 9 × 6 and 8 × 6 can save a third of the waste in wardrobes.
5. How are they packed? Corners of MDF break like biscuits.
`,
};
