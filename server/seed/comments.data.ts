/** What readers say below posts; each is used once, in this order. An answer follows what it answers. */
export type CommentRow = { readonly text: string; readonly answers?: readonly string[] };

/** By the title of the post. */
export const ON_POSTS: Readonly<Record<string, readonly CommentRow[]>> = {
  'BWP, BWR or MR: which plywood goes where': [
    {
      text: 'The knuckle test found two gaps in a sheet I had already paid for. The dealer changed it the same day.',
      answers: ['Same here in Mangaluru. Ask for it before loading, not after.'],
    },
    { text: 'Useful for clients who only look at the face. I printed the table for our site office.' },
    {
      text: 'Is BWR enough for the shutter below the sink, if the carcass is BWP?',
      answers: [
        'I would take BWP for both. The shutter gets the steam.',
        'We used BWR with a sealed edge, four years and fine.',
      ],
    },
  ],
  'Laminate thickness: 0.8 mm or 1 mm, and when it matters': [
    { text: '0.8 on the inside, 1.0 on the outside: this is what we quote now, and nobody has complained.' },
    { text: 'Could you say something about matching the balancing sheet on the back?' },
  ],
  'Moisture: why boards bow in the monsoon, and how to store them': [
    {
      text: 'Bearers at 60 cm made the difference in our yard. At 90 every third sheet was bowed by August.',
      answers: ['And in one line, top to bottom. Ours were not.'],
    },
    { text: 'We weigh one sheet a week through the monsoon. Cheap, and it tells you when to open the doors.' },
  ],
  'GST on plywood and boards: what stands on the invoice': [
    { text: 'The bill-to, ship-to paragraph saved me a long call with my accountant.' },
    { text: 'Please add how to handle returns of broken sheets with a credit note.' },
  ],
  'How to read the ISI mark on a sheet of plywood': [
    {
      text: 'Found a licence number of another factory on a “branded” stack last week. Thank you for the two-minute check.',
    },
  ],
  'Edge banding: PVC, ABS or wood, and the right glue': [
    { text: 'Hot melt at 190 and slow feed: no more peeling at the dishwasher side.' },
    {
      text: 'Which glue holds for wooden band by hand, without a machine?',
      answers: ['White glue D3 and masking tape overnight.'],
    },
  ],
  'Termites and borers: what treatment does and does not do': [
    { text: 'Honest words about warranties. Most customers believe termite-proof means the whole house.' },
  ],
  'Dealer margins: what is left of a sheet': [
    {
      text: 'Three and a half per cent is what I get too, once interest is counted.',
      answers: ['Two in a bad monsoon.'],
    },
  ],
  'Choosing hinges: overlay, inset and how many to a shutter': [
    { text: 'The table by height is on our counter now. Carpenters photograph it.' },
  ],
  'MDF, HDHMR and particle board compared': [
    { text: 'HDHMR for a kitchen on the ground floor in Kochi: two monsoons and no swelling.' },
  ],
};

/** What waits for staff in the queue. */
export const WAITING: readonly (readonly [post: string, text: string])[] = [
  [
    'BWP, BWR or MR: which plywood goes where',
    'Can you add HDHMR to the table? Half my kitchen orders ask for it now.',
  ],
  ['Pressing laminate without bubbles', 'What pressure do you use for 1 mm on 18 mm ply in a hydraulic cold press?'],
  ['Freight: full truck, part load and breakage', 'Which transporters from Yamunanagar to Nashik can you recommend?'],
];
