import type { FirstStep, FirstStepName, FirstSteps } from '@plyhaat/contract/sellers/first-steps';
import * as TEXTS from './texts.ts';

type Step = {
  readonly title: string;
  readonly minutes: number;
  readonly line: Readonly<Record<FirstStep['state'], string>>;
  readonly action: string;
  /** Where it is done. */
  readonly tab: string;
};

const STEPS: Readonly<Record<FirstStepName, Step>> = {
  profile: {
    title: TEXTS.completeYourProfile,
    minutes: 3,
    line: { open: '', sent: '', done: TEXTS.profileIsComplete },
    action: TEXTS.editProfile,
    tab: 'editProfile',
  },
  product: {
    title: TEXTS.addYourFirstProduct,
    minutes: 5,
    line: { open: TEXTS.aPhotoAPrice, sent: TEXTS.ourTeamIsChecking, done: TEXTS.buyersSeeYourProducts },
    action: TEXTS.addProduct,
    tab: 'addProducts',
  },
  gst: {
    title: TEXTS.sendYourGst,
    minutes: 2,
    line: { open: TEXTS.buyersSeeATick, sent: TEXTS.ourTeamLooksAt, done: TEXTS.buyersSeeTheTick },
    action: TEXTS.addGst,
    tab: 'editProfile',
  },
  plan: {
    title: TEXTS.chooseAPlan,
    minutes: 2,
    line: { open: TEXTS.aPlanLetsYou, sent: '', done: TEXTS.yourPlanIsRunning },
    action: TEXTS.seePlans,
    tab: 'buySubscription',
  },
};

export type ShownStep = FirstStep & { title: string; line: string; action: string; tab: string; isNext: boolean };

/** The steps in the words of the screen; the first open one is the next to do. */
export function shownSteps({ steps, missing }: FirstSteps): ShownStep[] {
  const next = steps.find(({ state }) => state === 'open')?.step;
  return steps.map((step) => {
    const { line, ...words } = STEPS[step.step];
    // What was sent back is changed where it is listed.
    const elsewhere = step.step === 'product' && step.reason ? { action: TEXTS.seeProducts, tab: 'myProducts' } : {};
    const lacks = TEXTS.stillMissing(missing.map((part) => TEXTS.parts[part]).join(', '));
    const shown = step.step === 'profile' && step.state === 'open' ? lacks : line[step.state];
    return { ...step, ...words, ...elsewhere, line: step.reason ?? shown, isNext: step.step === next };
  });
}

export const minutesLeft = ({ steps }: FirstSteps): number =>
  steps.reduce((sum, { step, state }) => sum + (state === 'open' ? STEPS[step].minutes : 0), 0);

export const isAllDone = ({ steps, done }: FirstSteps): boolean => done === steps.length;
