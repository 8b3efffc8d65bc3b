import type { Notification } from '@plyhaat/contract/notifications/notifications';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

export type Destination = { readonly to: string; readonly state?: Readonly<Record<string, unknown>> | undefined };
type Opening = {
  readonly read: (row: Notification) => Promise<unknown>;
  readonly onOpened?: () => void;
  readonly onFailed?: () => void;
};

const inNewTab = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A click marks a notification as read first and then goes; one that is read already sends no call. */
export function useOpening({ read, onOpened, onFailed }: Opening) {
  const router = useRouter();
  return async (event: MouseEvent, row: Notification, { to, state }: Destination) => {
    const away = inNewTab(event);
    if (!away) event.preventDefault();
    try {
      if (!row.isRead) await read(row);
      if (away) return;
      onOpened?.();
      void router.navigate({ href: to, state: state as never });
    } catch {
      onFailed?.();
    }
  };
}
