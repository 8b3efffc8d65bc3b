import type { Notification } from '@plyhaat/contract/notifications/notifications';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useNotificationChanges } from './useNotificationChanges.ts';

export type Destination = { readonly to: string; readonly state?: Readonly<Record<string, unknown>> | undefined };
type Outcome = { readonly onRead?: () => void; readonly onOpened?: () => void; readonly onFailed: () => void };

const inNewTab = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A click marks a notification as read first and then goes; one that is read already sends no call. */
export function useOpening({ onRead, onOpened, onFailed }: Outcome) {
  const router = useRouter();
  const { readQuietly } = useNotificationChanges();
  return async (event: MouseEvent, row: Notification, { to, state }: Destination) => {
    const away = inNewTab(event);
    if (!away) event.preventDefault();
    try {
      if (!row.isRead) {
        await readQuietly(row);
        onRead?.();
      }
      if (away) return;
      onOpened?.();
      router.history.push(to, state as never);
    } catch {
      onFailed();
    }
  };
}
