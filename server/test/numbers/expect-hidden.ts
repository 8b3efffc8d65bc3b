import { expect } from 'vitest';
import { BUYER, type Canary, SELLER, tells } from './canaries.ts';
import { everythingOutgoing } from './outgoing.ts';
import { someMarket } from './people.ts';
import { writeEverywhere } from './writing.ts';

/** What is meant to tell a number, and whose. */
const MEANT = [
  // The house is written to, and answers.
  'a mail to the house: the buyer',
  // Who is contacted gets the number (API: POST /leads).
  'the inbox of the contacted as CSV: the buyer',
  // An acceptance gives both sides each other's number; until then a seller reads its own note as it wrote it.
  'the inbox of the seller as CSV: the buyer',
  'the quotation (accepted) for the buyer: the seller',
  'the quotation (accepted) for the seller: the seller',
  'the quotation (open) for the seller: the seller',
  // An applicant tells the owner, whom it writes to, how to be reached; staff read applications.
  'a mail to the contacted: the buyer',
  'applications to the contacted as CSV: the buyer',
  "the console's applications as CSV: the buyer",
  // Its own words, to itself.
  'a mail to the seller: the seller',
  'the invoice for the seller: the seller',
  'an invoice by mail: the seller',
];

/** Writes two numbers in every place that takes a text, and looks for them in everything that goes out. */
export async function expectNumbersHidden(spell: (canary: Canary) => string): Promise<void> {
  const market = await someMarket();
  try {
    const answers = await writeEverywhere(market, spell);
    const broken = [...answers].filter(([, status]) => status !== 200 && status !== 422);
    expect(broken).toEqual([]);
    const outgoing = await everythingOutgoing(market);
    const telling = outgoing.flatMap(({ what, text }) =>
      [SELLER, BUYER].filter((canary) => tells(text, canary)).map(({ whose }) => `${what}: ${whose}`),
    );
    expect([...new Set(telling)].sort()).toEqual([...MEANT].sort());
  } finally {
    await market.close();
  }
}
