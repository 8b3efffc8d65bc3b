import { useSession } from '#api/session.ts';
import * as TEXTS from './texts.ts';

/**
 * Whether Call and WhatsApp wait for a plan (LEAD-2). A page is one for everybody, so it says so to all, and stops once
 * it is alive for a member who has one.
 */
export const useNeedsPlan = (): boolean => !useSession().isSubscribed;

/** What a button that waits for a plan carries besides the mark: the same in words. */
export const planHint = (needsPlan: boolean) => (needsPlan ? { title: TEXTS.needsAPlan } : {});

/** On the button's upper edge, outside of its row: nothing moves when it goes. */
export function PlanMark() {
  return (
    <span aria-hidden="true" className="plan-mark">
      {TEXTS.plan}
    </span>
  );
}
