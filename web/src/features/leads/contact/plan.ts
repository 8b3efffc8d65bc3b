import { useLingui } from '@lingui/react/macro';
import { useSession } from '#api/session.ts';

/**
 * Whether Call and WhatsApp wait for a plan (LEAD-2). A page is one for everybody, so it says so to all, and stops once
 * it is alive for a member who has one.
 */
export const useNeedsPlan = (): boolean => !useSession().isSubscribed;

/**
 * The mark of a button that waits for a plan. It is drawn on the button's upper edge, outside of its row, so that nothing
 * moves when it goes, and is no part of the button's name; whoever cannot see it is told in words.
 */
export function usePlanMark(needsPlan: boolean) {
  const { t } = useLingui();
  return needsPlan ? { title: t`Needs a plan`, 'data-mark': t`plan` } : {};
}

/** The mark of the way beside them that waits for none. */
export function useFreeMark(needsPlan: boolean) {
  const { t } = useLingui();
  return needsPlan ? { title: t`Free: no plan needed`, 'data-mark': t`free` } : {};
}
