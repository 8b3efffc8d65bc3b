/** What can go wrong at a provider, each with what the page of knobs says of it. */
export const KNOBS = {
  silent: ['No answer', 'The provider takes a call and never answers it, until the caller gives up.'],
  broken: ['Error 500', 'Every call is answered with 500 and nothing is done.'],
  lost: ['Answer lost after success', 'The provider does what it is asked, then the line breaks before it says so.'],
  pending: [
    'Pending for long',
    'A payment stays pending, whatever the payer pressed, and nobody is told until this is off.',
  ],
  wrongAmount: ['Wrong amount', 'Status calls and callbacks name one rupee less than the order.'],
  duplicate: ['Duplicate callbacks', 'Every callback comes five times at once.'],
  reordered: ['Reordered callbacks', 'A callback of an earlier state comes after the last one.'],
  forged: ['Forged callbacks', 'A callback with a wrong signature says that the payment came, before the true one.'],
  cardRefused: ['Card refused', 'The bank refuses the sample card.'],
} as const satisfies Record<string, readonly [name: string, what: string]>;

export type Knob = keyof typeof KNOBS;
export type Knobs = Record<Knob, boolean>;

export const KNOB_NAMES = Object.keys(KNOBS) as Knob[];
export const knobsOff = (): Knobs => Object.fromEntries(KNOB_NAMES.map((name) => [name, false])) as Knobs;
