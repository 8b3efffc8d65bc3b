import { useSession } from '#api/session.ts';
import * as TEXTS from './texts.ts';

/**
 * Whether Call and WhatsApp wait for a plan (LEAD-2). A page is one for everybody, so it says so to all, and stops once
 * it is alive for a member who has one.
 */
export const useNeedsPlan = (): boolean => !useSession().isSubscribed;

/**
 * The mark of a button that waits for a plan. It is drawn on the button's upper edge, outside of its row, so that nothing
 * moves when it goes, and is no part of the button's name; whoever cannot see it is told in words.
 */
export const planMark = (needsPlan: boolean) => (needsPlan ? { title: TEXTS.needsAPlan, 'data-mark': TEXTS.plan } : {});

/** The mark of the way beside them that waits for none. */
export const freeMark = (needsPlan: boolean) =>
  needsPlan ? { title: TEXTS.needsNoPlan, 'data-mark': TEXTS.free } : {};
