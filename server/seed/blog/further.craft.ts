/** Further parts of the longer posts about craft and business, by the title of the post. */
export const FURTHER_CRAFT: Readonly<Record<string, string>> = {
  'Moisture: why boards bow in the monsoon, and how to store them': `
## The numbers behind it

Wood always moves towards a balance with the air around it. The trade calls this equilibrium moisture, and it depends
almost only on the humidity of the air.

| Where and when | Humidity of the air | Wood settles at |
| Jaipur in May | 25% | 5–6% |
| Delhi in November | 50% | 9–10% |
| Nashik in January | 45% | 8–9% |
| Mumbai in July | 88% | 17–18% |
| Kochi, most of the year | 80% | 15–16% |
| A room with air conditioning | 45% | 8–9% |

A sheet that left a mill in Yamunanagar at nine per cent and stands in a godown in Mumbai through July takes up about two
litres of water. It becomes heavier by two kilograms, thicker by half a millimetre, and longer by almost nothing: plies
that cross each other hold each other back. That is why plywood bows where solid wood would swell and crack.

## Why one sheet bows and its neighbour does not

Three things must come together: a difference between the two faces, time, and nothing that holds the sheet flat.

- **A difference.** One face against a damp floor, one laminated face, or the sun through a window on one side.
- **Time.** A night does nothing. A week does.
- **No hold.** A stack of fifty sheets weighs a ton and a half and holds its own; ten sheets do not.

An unbalanced build makes it worse. If one face veneer is thicker than the other, the sheet has a preferred direction
from the day it was made. Such sheets bow in every season; return them.

## A godown that works

### The floor

Concrete gives off water for two years after it was poured. Lay a plastic sheet, and bearers of 75 × 75 mm on it. All of
them must be of one height: check with a string.

### The walls

Outside walls are wet from June to September. Leave 300 mm, wide enough to walk and to see a leak.

### The air

Two openings on opposite sides, high up, with louvers. In dry weather they stay open; when it rains for days they are
closed, and a small fan moves the air inside. A humidity meter costs ₹600 and belongs on the pillar in the middle.

### The order

Fast goods near the gate, slow goods at the back is how godowns are filled and how they spoil. Mark each bundle with the
month it came in, in large figures, and sell the oldest first.

| Goods | Stack height | Bearers | Turn within |
| Plywood, 18 mm | 1.5 m | 4, at 600 mm | 3 months |
| Plywood, 4 and 6 mm | 0.8 m | 6, at 400 mm | 2 months |
| MDF, particle board | 1.2 m | 5, at 500 mm | 2 months |
| Blockboard | 1.2 m | 4, at 600 mm | 3 months |
| Flush doors | 1 m | 3, never on edge | 2 months |
| Laminate | 0.5 m | Full board below | 6 months |

## The calendar of a careful dealer

1. **April.** Clean the gutters, look at the roof from inside by daylight, count the bearers.
2. **May.** Sell what is old. Order covers. Move stock away from outside walls.
3. **June.** Measure three bundles a week. Close the louvers on wet days.
4. **July and August.** Take in only what is needed; mills wait for a week if you ask in time.
5. **September.** Open everything on the first dry day, restack what leaned.
6. **October.** Measure again before the festival orders leave.

## When a customer complains

A shutter that bows two months after it was hung is most often a shutter with one bare face. Ask three questions before
you talk of replacement: Is there laminate on both sides? Does it hang on an outside wall? Was it stored on site before
the plaster was dry? In four cases of five the answer is in there, and an honest explanation with a straightening rod
costs less than a quarrel.

The fifth case is yours. Replace it quickly, take the sheet back, cut it open and look at the core. Then show the
photograph to the mill.
`,
  'GST on plywood and boards: what stands on the invoice': `
## An invoice, line by line

A dealer in Nashik sells to a contractor in Pune: twenty sheets of BWR plywood, ten sheets of laminate and a box of hinges.
Both are in Maharashtra, so the tax is split into two halves.

| Goods | HSN | Quantity | Rate | Taxable | CGST 9% | SGST 9% |
| Plywood BWR 18 mm | 4412 | 20 Nos | ₹3,200 | ₹64,000 | ₹5,760 | ₹5,760 |
| Laminate 1 mm | 3921 | 10 Nos | ₹1,500 | ₹15,000 | ₹1,350 | ₹1,350 |
| Hinges | 8302 | 40 pairs | ₹180 | ₹7,200 | ₹648 | ₹648 |
| Freight | – | 1 | ₹1,800 | ₹1,800 | ₹162 | ₹162 |
| Together | | | | ₹88,000 | ₹7,920 | ₹7,920 |

The invoice comes to ₹1,03,840. Freight is not a separate service here: it belongs to the supply of the goods and bears
their rate. Had the contractor sent his own truck, there would be no such line and no tax on it.

## Units that match

Plywood is bought by the sheet, sold by the square foot and carried by the ton. The portal does not mind which unit you
write, but it must be the same on the invoice, on the e-way bill and in your return.

- One sheet of 8 × 4 ft is 32 sq.ft or 2.97 sq.mt.
- One sheet of 7 × 4 ft is 28 sq.ft, of 6 × 3 ft 18 sq.ft.
- A pair of hinges is one pair, not two pieces. Decide once and keep to it.

## Discounts

A discount that is agreed before the sale and stands on the invoice lowers the taxable value. One that is given afterwards,
at the end of a quarter, lowers it only if the agreement existed before and each credit note names its invoices. A bonus
paid in cash lowers nothing and explains itself badly in an audit.

## Returns and credit notes

A sheet that comes back needs a credit note with its own number, the number and date of the invoice, and the tax. It goes
into the return of the month in which it was written. The latest day for a financial year is the thirtieth of November
after it. Keep the challan with which the sheet came back; the buyer must give up his input credit for it.

## Advance payments

For goods no tax is due on an advance: it falls due with the invoice. Write a receipt voucher all the same, with the number
of the order. It ends the discussion about what was paid for what.

## The monthly round

1. **By the 11th:** GSTR-1 with all sales invoices.
2. **On the 14th:** GSTR-2B shows what your suppliers have filed.
3. **14th to 18th:** compare it with the purchase register. Call whoever is missing.
4. **By the 20th:** GSTR-3B and the payment.
5. **Once a quarter:** stock count of the ten items with the highest value.

| Difference in GSTR-2B | Usual cause | What to do |
| Invoice missing | Supplier files quarterly or forgot | Call; claim it next month |
| Other GSTIN | Typing mistake by the supplier | Ask for an amendment |
| Other amount | Freight or round-off | Compare the two papers |
| Twice there | Amended invoice | Claim the later one |

## Small mistakes that cost money

### A number used twice

Invoice numbers run without gaps within a financial year and have at most sixteen characters. Two counters need two
series, for example A/26-27/0001 and B/26-27/0001, and not one book each that both begin at one.

### Bill-to and ship-to exchanged

The tax follows the place of supply. If the bill goes to Pune and the boards to Goa at the order of the buyer in Pune, the
place of supply is Pune. If the buyer in Goa ordered himself, it is Goa, and the tax is IGST.

### Composition dealers

Whoever pays under the composition scheme writes a bill of supply and charges no tax. Buying from him brings no input
credit. Ask before you compare his price with another’s: ₹3,000 without credit is dearer than ₹3,200 with it.

## Keep for six years

Invoices, challans, e-way bills, credit notes and the stock register are kept for seventy-two months after the annual
return. A folder for each month, on paper or as scans, is enough. The hour it takes on the last day of a month is the
cheapest hour in the office.
`,
};
