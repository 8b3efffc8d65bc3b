import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { countUnread } from '@plyhaat/contract/notifications/notifications';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CallError, call } from '#api/call.ts';
import { session } from '#api/session.ts';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { listsOf, notificationList, notificationsOf, unreadCount, unreadIn } from '../notifications.queries.ts';
import { readMark } from '../push/push.mark.ts';
import { goLive } from './go-live.ts';
import type { StreamEvent } from './stream.ts';
import { showInTitle } from './title.ts';

const POLL_MS = 30_000;

/** The figure on the bell. While it is mounted, the member's notifications are live. */
export function UnreadBadge({ member }: { member: string }) {
  const isUp = useLive(member);
  const { data: unread = 0 } = useQuery({ ...unreadCount(member), refetchInterval: isUp ? false : POLL_MS });
  useRefreshOnRouteChange(member);
  useRenewedPush(member);
  useEffect(() => (unread > 0 ? showInTitle(unread) : undefined), [unread]);
  if (unread === 0) return null;
  return (
    <span className="absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full border-2 border-surface bg-teak-fill px-1 font-semibold text-[0.6875rem] text-white leading-none tabular-nums">
      <span aria-hidden="true">{unread > 9 ? '9+' : unread}</span>
      <span className="sr-only">
        {', '}
        <Trans>{unread} unread</Trans>
      </span>
    </span>
  );
}

const SIGNED_OUT = {
  role: msg`Your role has changed. Please sign in again.`,
  blocked: msg`Your account is blocked. Please contact support.`,
  ended: msg`You were signed out on this device. Please sign in again.`,
} as const;

/** The session ended elsewhere: a call confirms that and signs out here, then a toast says why. */
async function leave(member: string, data: unknown): Promise<void> {
  const { reason } = (data ?? {}) as { reason?: keyof typeof SIGNED_OUT };
  if (session.get().user?._id !== member) return;
  try {
    await call(countUnread, { body: { userId: member } });
  } catch (error) {
    if (error instanceof CallError && error.status === 401)
      toastError(SIGNED_OUT[reason ?? 'ended'] ?? SIGNED_OUT.ended);
  }
}

function apply(queries: QueryClient, member: string, { name, data }: StreamEvent): void {
  const figure = name === 'unread' && typeof data === 'object' && data !== null ? unreadIn(data) : undefined;
  if (figure !== undefined) queries.setQueryData(unreadCount(member).queryKey, figure);
  void queries.invalidateQueries({ queryKey: listsOf(member) });
}

function useLive(member: string): boolean {
  const queries = useQueryClient();
  const [isUp, setUp] = useState(false);
  useEffect(
    () =>
      goLive(member, {
        onUp: setUp,
        onEvent: (event) =>
          event.name === 'signedOut' ? void leave(member, event.data) : apply(queries, member, event),
        onChanged: () => void queries.invalidateQueries({ queryKey: notificationsOf(member) }),
      }),
    [queries, member],
  );
  return isUp;
}

/** Notifications refresh on every route change, stream or not (NOTE-10). */
function useRefreshOnRouteChange(member: string): void {
  const router = useRouter();
  const queries = useQueryClient();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        if (!fromLocation || !pathChanged) return;
        void queries.invalidateQueries({ queryKey: notificationsOf(member) });
        // A list that was opened before would show its old rows first.
        void queries.refetchQueries({ queryKey: notificationList(member).queryKey, type: 'inactive' });
      }),
    [router, queries, member],
  );
}

/** Only for whoever turned push on in this browser. */
function useRenewedPush(member: string): void {
  useEffect(() => {
    if (readMark()?.member === member)
      import('../push/browser-push.ts').then(({ renewPush }) => renewPush(member)).catch(() => {});
  }, [member]);
}
