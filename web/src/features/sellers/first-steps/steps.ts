import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FirstStep, FirstStepName, FirstSteps } from '@plyhaat/contract/sellers/first-steps';

type Step = {
  readonly title: MessageDescriptor;
  readonly minutes: number;
  readonly line: Readonly<Record<FirstStep['state'], MessageDescriptor | null>>;
  readonly action: MessageDescriptor;
  /** Where it is done. */
  readonly tab: string;
};

const STEPS: Readonly<Record<FirstStepName, Step>> = {
  profile: {
    title: msg`Complete your profile`,
    minutes: 3,
    line: { open: null, sent: null, done: msg`Photo, place and company are there for buyers to see.` },
    action: msg`Edit profile`,
    tab: 'editProfile',
  },
  product: {
    title: msg`Add your first product`,
    minutes: 5,
    line: {
      open: msg`A photo, a price and a few lines are enough. Our team checks it before buyers see it.`,
      sent: msg`Our team is checking it. Buyers see it once it is approved.`,
      done: msg`Buyers find your products in the shop.`,
    },
    action: msg`Add product`,
    tab: 'addProducts',
  },
  gst: {
    title: msg`Send your GST certificate`,
    minutes: 2,
    line: {
      open: msg`Buyers see a tick beside your name once our team has checked it.`,
      sent: msg`Our team is checking the certificate. Then buyers see the tick.`,
      done: msg`Buyers see the tick beside your name.`,
    },
    action: msg`Add GST details`,
    tab: 'editProfile',
  },
  plan: {
    title: msg`Choose a plan`,
    minutes: 2,
    line: {
      open: msg`With a plan you call buyers and promote your products.`,
      sent: null,
      done: msg`Your plan is running.`,
    },
    action: msg`See plans`,
    tab: 'buySubscription',
  },
};

export type ShownStep = FirstStep & { title: string; line: string; action: string; tab: string; isNext: boolean };

const PARTS: Readonly<Record<FirstSteps['missing'][number], MessageDescriptor>> = {
  photo: msg`profile photo`,
  about: msg`a few words about your company`,
  email: msg`e-mail`,
  place: msg`city`,
};

/** The steps in the words of the screen; the first open one is the next to do. */
export function useShownSteps({ steps, missing }: FirstSteps): ShownStep[] {
  const { t } = useLingui();
  const next = steps.find(({ state }) => state === 'open')?.step;
  return steps.map((step) => {
    const { line, title, action, tab } = STEPS[step.step];
    // What was sent back is changed where it is listed.
    const elsewhere = step.step === 'product' && step.reason ? { action: t`See products`, tab: 'myProducts' } : {};
    const said = line[step.state];
    const parts = missing.map((part) => t(PARTS[part])).join(', ');
    const lacks = step.step === 'profile' && step.state === 'open' && t`Still missing: ${parts}.`;
    const shown = step.reason ?? (lacks || (said ? t(said) : ''));
    return { ...step, title: t(title), action: t(action), tab, ...elsewhere, line: shown, isNext: step.step === next };
  });
}

export const minutesLeft = ({ steps }: FirstSteps): number =>
  steps.reduce((sum, { step, state }) => sum + (state === 'open' ? STEPS[step].minutes : 0), 0);

export const isAllDone = ({ steps, done }: FirstSteps): boolean => done === steps.length;
