/** Further parts of the longer buying guides, by the title of the post. */
export const FURTHER_BUYING: Readonly<Record<string, string>> = {
  'BWP, BWR or MR: which plywood goes where': `
## What happens in the test

The three grades differ in one laboratory test. Small pieces are cut from a sheet, put into water and dried again, and
then a chisel tries to open the glue line.

- **MR** pieces lie in water of 60 °C for three hours. They may swell; the glue must hold.
- **BWR** pieces go through three rounds of eight hours in boiling water and sixteen hours of drying at 65 °C.
- **BWP** pieces stay in boiling water for 72 hours without a break.

No buyer can boil a sheet at the counter. But a strip of 5 × 5 cm fits into a pressure cooker. An hour under steam opens
urea glue, and the plies come apart in your hand. Phenol does not mind. Many dealers keep such a strip from every
new batch in a drawer, with the batch number in pencil.

## What it costs, sheet by sheet

Prices move with the cost of core veneer and resin, so take these as a range and not as a quotation. They are before GST
of 18 per cent, for one sheet of 8 × 4 ft.

| Thickness | MR | BWR | BWP |
| 6 mm | ₹800–1,280 | – | – |
| 12 mm | ₹1,280–1,980 | ₹1,920–3,040 | ₹2,720–4,800 |
| 18 mm | ₹1,440–2,880 | ₹2,720–4,480 | ₹4,160–8,000 |

The wide range within a grade comes from the core. Poplar is light and cheap, eucalyptus is heavier and cheaper still in
the north, gurjan and other hardwoods hold a screw best and cost the most. Two sheets of the same grade and the same
price can therefore be two different products: ask for the weight. An 18 mm sheet of poplar weighs about 29 kg, of mixed
hardwood 36 kg and of gurjan 40 kg.

## Room by room

| Place | Grade | Why |
| Wardrobe in a bedroom | MR | Dry all year, and the inside is closed |
| Wardrobe on an outside wall | BWR | The back takes moisture from the wall in August |
| Kitchen wall units | BWR | Steam, but no standing water |
| Sink unit and plinth | BWP | Leaks stay unnoticed for weeks |
| Bathroom vanity and door | BWP | Splashes every day |
| Study table, bed | MR | Strength matters here, not water |
| Balcony and terrace | BWP, sealed | Rain and sun: plan for a coat of paint every second year |
| Shop fittings | BWR | Floors are washed every morning |

## A worked example

A flat of two bedrooms in Nashik: an L-shaped kitchen of 8 × 6 ft, two wardrobes and one vanity. Built in BWP from top
to bottom it needs thirty sheets of 18 mm. At ₹5,500 that is ₹1,65,000 before GST.

Built by place it needs five sheets of BWP for the sink unit, the plinths and the vanity, eleven of BWR for the rest of
the kitchen, and fourteen of MR for the wardrobes: ₹27,500, ₹38,500 and ₹29,400, together ₹95,400. Nothing in that flat
will fail earlier. The difference of ₹69,600 pays for better hinges, for edge band on all four sides and for a day of
the carpenter’s time, which is where furniture really wins its years.

## Questions buyers ask

### Is marine ply termite proof?

No. Boiling water proof says something about glue. Treatment against borers and termites is a different promise and a
different line on the warranty. Many BWP sheets have both; read which.

### Does a lifetime warranty mean a better board?

It means that the mill expects few claims. Read what it covers: usually delamination and borers, only with the invoice
and the batch number, and it replaces the sheet, not the carpenter’s work.

### Can I use MR in the kitchen if I laminate both sides?

The faces will be safe. Water enters at the edges, the holes for hinges and the cut-outs for pipes. If all of these are
sealed as well, MR lives for years; if one is forgotten, it swells there first.

## Before you order

1. List every cabinet with its place, not only with its size.
2. Choose the grade for each, and count the sheets of each grade.
3. Ask three sellers for the same list, with the standard and the weight of a sheet.
4. Compare the total including freight, not the price of the cheapest line.
5. Have grade and standard written on the invoice.
`,
  'How to check a load of plywood before you sign for it': `
## What to bring

Everything you need fits into a tool bag: a vernier, a tape of five metres, a pin meter, a torch, chalk, and the phone
for photographs. Keep them in one place near the gate. A check that begins with a search for the tape is skipped when
three trucks wait.

## Who does it

One person, always the same, with a deputy. The driver wants to leave, the buyer wants to start; whoever checks must be
allowed to let both of them wait for ten minutes. In small shops this is the owner for the first month of a new supplier
and the godown keeper afterwards.

## How many sheets are enough

Nobody checks 300 sheets. A sample tells the truth if you take it from the middle of the bundles and decide beforehand
how many faults you accept.

| Sheets in the load | Pull | Accept with | Open more with |
| up to 50 | 5 | no fault | 1 fault |
| 51 to 150 | 8 | 1 fault | 2 faults |
| 151 to 300 | 13 | 1 fault | 2 or 3 faults |
| above 300 | 20 | 2 faults | 3 or more |

Open more means: pull the same number again. If the second sample is bad too, stop unloading and call the seller. A load
that stands on the truck is the seller’s problem; a load on your bearers is a discussion.

## What counts as a fault

### Thickness

An 18 mm sheet that measures 17.1 mm is a fault, and so is one that measures 18 mm at one end and 17.2 mm at the other.
The first cheats on material, the second makes every joint on the shutter visible. Calibrated sheets are sanded to two
tenths of a millimetre; measure these more strictly, because you paid for it.

### Core

Look along all four edges with the torch. A gap of up to 3 mm is allowed now and then. Overlaps are worse than gaps:
they stand out on the face as a line once the laminate is pressed. Mark them with chalk, so that the seller sees in the
photograph what you mean.

### Face

Open splits longer than a hand, knots that fell out, patches of another colour and dents from the strapping. Faces that
will be laminated may have small patches; faces that will be polished may not.

### Paper

Every bundle has a label. Brand, grade, standard, licence number, batch and thickness on it must agree with the stamp on
the sheet and with the invoice. A label without a batch number makes every later claim impossible.

## Two loads, two endings

A dealer in Pune took in 220 sheets of BWR on a Saturday evening, in rain, and signed. On Monday forty sheets were
swollen at one corner. The transporter showed a clean challan, the mill showed dry stock on the day of loading, and the
dealer sold forty sheets as seconds at a loss of ₹48,000.

The second load came from the same mill in the same week to a contractor in Nashik. He photographed the wet tarpaulin
with the number plate in the picture, noted ‘left corner wet, 31 sheets’ on both copies, and sent the photographs before
the truck had left the street. The transporter’s insurance paid within a month.

## The list for the back of the challan

1. Order, invoice and label agree.
2. Tarpaulin, straps and corners photographed.
3. Sample pulled from the middle: thickness, diagonals, edge, sound, bow.
4. Moisture of three sheets written down.
5. Faults counted against the table above.
6. Remarks on both copies, signed by the driver.
7. Photographs sent to the seller the same day.

Print it, keep a pad of it at the gate, and staple one to each challan. After half a year you will know from your own
numbers which supplier deserves the next order, and that is worth more than any discount.
`,
};
