import type { Article } from './blog/article.ts';

export const DRAFT: Article = {
  name: 'What a carpenter asks before he quotes',
  category: 'Business',
  excerpt: 'Seven questions that turn a guess into a price, and what each of them is worth.',
  picture: 'views/room-03',
  tags: ['contractors', 'quotes'],
  text: `
A quote that holds begins with questions. Most disputes on a site are about something that nobody asked.

## About the place

- Which walls are outside walls, and which of them are damp in August?
- Who else works there at the same time?

## About the boards

- Which grade, and written where?

To be continued: edges, hardware, and who pays for the second visit.
`,
};

export const SCHEDULED: Article = {
  name: 'Five things to check before the monsoon',
  category: 'Care and craft',
  excerpt: 'Bearers, covers, gaps, edges and paper: one afternoon in May saves a stack in July.',
  picture: 'views/edge-poplar-01',
  tags: ['storage', 'monsoon', 'plywood'],
  text: `
The first rain finds what was left open. One afternoon in May is enough to go round the godown with a lamp.

## Off the floor

Three bearers under every stack, of one height, no further apart than 600 mm. A floor sweats before it floods.

## Off the wall

A hand’s width of air behind the stack. What touches an outside wall drinks from it.

## The five

- Bearers: level, dry, three to a stack.
- Covers: breathable on top, never plastic down to the floor.
- Gaps: a hand’s width to the wall, one between two stacks.
- Edges: seal what was cut since last year.
- Paper: batch numbers and invoices where the water does not reach.
`,
};

type Revised = {
  /** A post of the demo's blog. */
  readonly name: string;
  /** How its earlier versions differed, the first one first. */
  readonly earlier: readonly { readonly name?: string; readonly excerpt?: string; readonly body?: string }[];
  readonly formerSlug?: string;
};

export const REVISED: readonly Revised[] = [
  {
    name: 'BWP, BWR or MR: which plywood goes where',
    formerSlug: 'bwp-bwr-mr',
    earlier: [
      {
        name: 'BWP, BWR, MR',
        excerpt: 'Three grades of plywood.',
        body: '<p>Plywood is sold by three letters. What they promise is the glue between the plies.</p>',
      },
      { name: 'BWP, BWR or MR', excerpt: 'Three letters decide how a sheet lives with water.' },
    ],
  },
  {
    name: 'GST on plywood and boards: what stands on the invoice',
    earlier: [{ excerpt: 'What an invoice for boards must say.' }],
  },
  {
    name: 'Termites and borers: what treatment does and does not do',
    earlier: [{ name: 'Termites and borers', excerpt: 'What treatment does.' }],
  },
];

/** A video of others that staff keep unpublished: the twelve that visitors see are ours. */
export const EMBEDDED = [
  {
    url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    name: 'An embedded film (sample, unpublished)',
    description: 'Big Buck Bunny by the Blender Foundation, CC BY 3.0: it shows how a film from YouTube stands here.',
    category: 'Video',
    picture: 'views/room-05',
    duration: 635,
    isPublished: false,
  },
];
