import type { Article } from './article.ts';

export const BUSINESS: readonly Article[] = [
  {
    name: 'GST on plywood and boards: what stands on the invoice',
    category: 'Business',
    excerpt: 'HSN codes, place of supply and the e-way bill, for a dealer who would rather sell than file.',
    picture: 'plywood/calibrated-03',
    tags: ['gst', 'hsn', 'invoice'],
    text: `
A correct invoice is short. Wrong ones come back in March, with interest. This is how the trade writes them; your
accountant has the last word.

## Codes and rates

- Plywood, blockboard: **4412**
- MDF and HDHMR: **4411**
- Particle board: **4410**
- Veneer: **4408**
- Doors and frames: **4418**
- Decorative laminate: **3921**
- Fittings: **8302**
- Adhesives: **3506**

Nearly all of these bear **18 per cent**. Some agro boards are at 5: check the notification in force before you quote.

## Inside the state or outside

Seller and place of delivery in one state: CGST 9 and SGST 9. In two states: IGST 18. It is the place to which the goods
go that decides, not the address on the visiting card. A Nashik dealer who sends a truck from Yamunanagar straight to a
site in Indore writes a bill-to, ship-to invoice, and each of the three parties should know it.

## On every invoice

Your GSTIN and the buyer's, a number without gaps within the financial year, HSN, quantity with unit, rate, discount,
taxable value, tax by kind, place of supply. Freight charged to the buyer is taxed with the goods.

## The e-way bill

For consignments above ₹50,000 between states, and in most states within them too. Part B, the vehicle number, is filled
before the truck leaves. A missing one costs more than the freight.

## Input credit

You get it when the supplier has filed and you have paid within 180 days. Compare your purchases with GSTR-2B every
month, while the supplier still answers the phone. And look at the GSTIN before the first order: one wrong character
and the credit is somebody else's.
`,
  },
  {
    name: 'Dealer margins: what is left of a sheet',
    category: 'Business',
    excerpt:
      'A sheet sold at twelve per cent over cost earns four. Where the other eight go, and which of them can be kept.',
    picture: 'views/yard-04',
    tags: ['margin', 'dealers', 'pricing'],
    text: `
Ask ten dealers for their margin and you hear ten per cent. Ask their accountants and you hear three. Both are right.

## An honest sum

Take an 18 mm BWR sheet bought at ₹3,000 and sold at ₹3,360, before tax.

- Gross margin: ₹360, twelve on cost, not quite eleven on sales.
- Freight from the mill, unloading: ₹70
- Breakage and corners, one sheet in a hundred: ₹30
- Sixty days' credit at fifteen per cent a year: ₹83
- Rent, labour, electricity for thirty days on the floor: ₹60

Left are ₹117, three and a half per cent. One bad debt of ₹1,00,000 eats the earnings of 850 sheets.

## Where to find two per cent

- **Credit.** Every ten days less are ₹14 a sheet. A cash price printed beside the credit price persuades without words.
- **Turn.** Stock that moves in twenty days instead of thirty pays a third less rent. Drop the grades nobody asked for
since Diwali.
- **The basket.** A sheet earns ₹117, the hinges, channels and glue that go with it earn as much again and cost no floor.
Quote the list, not the sheet.
- **Truck loads.** Two neighbours who buy together save ₹25 a sheet on freight.

## What not to do

Do not mix grades. A BWR stamp on an MR sheet earns ₹600 once, and the carpenter tells it for ten years.

Write down the sum above for your own five best sellers. It takes an hour. Most who do it change two prices the same
evening, one of them downwards.
`,
  },
  {
    name: 'Credit in the timber trade: terms that keep a friendship',
    category: 'Business',
    excerpt:
      'Everybody sells on sixty days and is paid in ninety. A limit, a date and a habit that bring the money home.',
    picture: 'timber/teak-01',
    tags: ['credit', 'collections', 'dealers'],
    text: `
The trade runs on trust, and trust runs on dates. Without them a friend becomes a debtor and then a stranger.

## Before the first credit

- Three references, of whom you call two. Ask one question: does he pay when he says?
- GST registration looked up, returns filed in the last three months.
- A **limit in rupees**, not in goodwill. Start at the value of one load and raise it after six prompt payments.

Write it into one page: limit, days, interest after that, who may sign for goods. Both sign. Nobody is offended by a page
that everybody gets.

## The ladder

Day 1, invoice by WhatsApp with a payment link. Day 25 of 30, a friendly line. Day 31, a call, by you and not by the
accountant. Day 40, **no further goods**, without exception. Day 60, a letter. The ladder works because it is the same for
the cousin and for the stranger.

## Small and medium suppliers

A buyer who takes longer than 45 days from a registered small enterprise may lose the deduction for income tax in that
year. Many do not know it. Print your Udyam number on the invoice; it is a polite reminder with teeth.

## When it goes wrong

Take instalments with dates and post-dated cheques rather than promises. Take back goods that are still flat. Ask for
the site's address: contractors are paid by owners, and an owner who wants his wardrobes finished is a strong ally.

## One number

Divide what is owed to you by a day's sales. If the answer is fifty-five and your terms say thirty, you are a bank
without a licence. Look at it on the first of each month, before you look at the sales.
`,
  },
  {
    name: 'Freight: full truck, part load and breakage',
    category: 'Business',
    excerpt: 'Half the price difference between two mills is the road between them. How to load, insure and argue.',
    picture: 'views/yard-05',
    tags: ['freight', 'logistics', 'damage'],
    text: `
Boards are heavy, flat and easily hurt at the corners. Transport decides more prices than the glue does.

## What fits

An 18 mm sheet of 8 × 4 weighs about 32 kg in plywood, 40 in MDF. A nine-tonne truck takes 250 to 270 sheets of ply, a
sixteen-tonner twice as many. Mix thicknesses to fill the weight, not the height: forty flush doors on top cost nothing.

## Full or part

A full load from Yamunanagar to Nashik comes to some ₹25 to ₹35 a sheet, a part load to twice that, with two
transshipments in which the corners die. Two dealers in one market who share a truck save more than either can bargain
at the mill.

## Loading

- Heavy and wide below, doors and laminates above, faces together.
- Corner boards and straps, not ropes: a rope cuts a groove into the top sheet on the first bad road.
- Laminates rolled, in a carton, standing. Never under plywood.
- Double tarpaulin from June to September, and photographs before it is closed.

## Who bears the risk

Write it on the order: **ex-mill** and the road is yours, **for site** and it is the seller's. If nothing is written,
both will remember differently. Transit insurance costs about ₹40 for a lakh. It asks for the lorry receipt, photographs
and a remark on the challan made **before** the driver leaves.

## When sheets are broken

Count in the driver's presence, note number and kind on all copies, sign together, send pictures the same day. Keep the
sheets; surveyors come slowly. Crushed corners make good drawer bottoms, so agree on a price rather than on a return
that costs freight twice.
`,
  },
  {
    name: 'Writing a product listing that gets calls',
    category: 'Business',
    excerpt: 'Buyers compare six listings in a minute. A name, four facts and two photographs decide whom they ring.',
    picture: 'laminates/0-8-mm-16',
    tags: ['selling', 'listing', 'photographs'],
    text: `
A listing is a salesman who never sleeps and never explains himself. Give him the right words.

## The name

Write what a buyer types: **18 mm BWP plywood, gurjan face, IS 710**. Thickness first, then grade, then what is special.
Leave out 'best quality' and capital letters; nobody searches for them. Use the trade's word and the customer's:
'laminate (sunmica)'.

## Four facts

Thickness, size, standard and warranty. A listing without them is asked about them by telephone, or more often not
asked at all. Add the minimum order and from where it is sent. If the price depends on quantity, give the price for one
sheet and say so.

## The price

A listing with a price gets several times as many calls as one with 'price on request'. It need not be your last one.
State the unit: per sheet and per square foot are confused every day, and the confusion is always expensive.

## Photographs

- The **edge**, close, in daylight. It shows that you have nothing to hide.
- The face, straight from above, without flash.
- The stamp, readable.
- A stack in your own yard. It says: in stock, today.

A picture from the internet is recognised at once, and the next listing is one thumb away.

## Answer

Half of all buyers take the first seller who answers. Keep the phone where the sheets are. Who cannot talk sends three
words: price, stock, time. Then mark the enquiry as contacted and set a reminder; the second call, two days later, brings
more orders than the first.

Look at your listings once a month. Remove what is sold out. An honest 'not in stock' keeps a customer, a promise from
last year loses him.
`,
  },
  {
    name: 'Formaldehyde in plain words: E2, E1 and E0',
    category: 'Materials',
    excerpt: 'Schools, hospitals and exporters ask for a letter. What it measures, what it costs and how to prove it.',
    picture: 'mdf/plain-mdf-07',
    tags: ['emission', 'e1', 'health'],
    text: `
Glue made with formaldehyde lets a little of it go, most in the first months, more in heat and damp. In a closed bedroom
one smells it; at higher levels eyes and throats complain. Hence the letters.

## What they mean

They limit how much a board gives off, measured in a chamber or by extraction.

- **E2**: the old level, still found in cheap boards. Not for rooms in which people sleep.
- **E1**: about a third of that. What Europe has asked for since the eighties and what good Indian mills deliver.
- **E0** and 'super E0': lower again, names from Japan and from marketing. Ask for the number in milligrams, not for the
letter.

American buyers ask for **CARB P2** or TSCA Title VI, which is stricter than E1 and comes with a certificate for each
mill.

## Which boards

MDF and particle board carry most glue and need the letter most. Plywood with phenol glue, BWP that is, gives off very
little by its nature. Laminate on both faces and tape on all edges lock in nearly everything: the raw back of a wardrobe
is the source.

## Selling it

The difference is 8 to 15 per cent of the board's price, one or two of the finished kitchen's. Few parents refuse once
they have smelled both samples from closed jars. Architects of schools and clinics write E1 into the tender: who has
the paper in the drawer gets the order.

## Proof

A test report of an accredited laboratory, not older than a year, naming mill, board and method. A sticker is not a
report. And the simplest advice for a customer costs nothing: let new furniture air for two weeks with its doors open
before anybody sleeps beside it.
`,
  },
];
