import type { Notification } from '@plyhaat/contract/notifications/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '#api/session.ts';
import { QUIET, useChange } from '#forms/useChange.ts';
import { deletingAll, deletingOne, readingAll, readingOne } from './changes.ts';
import * as TEXTS from './texts.ts';

const toasts = (success: string, failure: string) => ({ success, failure });
const READ_TOASTS = toasts(TEXTS.notificationMarkedAsRead, TEXTS.failedToMarkNotification);
const READ_ALL_TOASTS = toasts(TEXTS.allNotificationsMarkedAs, TEXTS.failedToMarkAll);
const DELETED_TOASTS = toasts(TEXTS.notificationDeleted, TEXTS.failedToDeleteNotification);
const DELETED_ALL_TOASTS = toasts(TEXTS.allNotificationsDeleted, TEXTS.failedToDeleteAll);

/** What a member can do with notifications, with its toasts (NOTE-8). */
export function useNotificationChanges() {
  const queries = useQueryClient();
  const userId = useSession().user?._id ?? '';
  const reading = useChange(readingOne(queries, userId), READ_TOASTS);
  const readingQuietly = useChange(readingOne(queries, userId), QUIET);
  const readingEvery = useChange(readingAll(queries, userId), READ_ALL_TOASTS);
  const deleting = useChange(deletingOne(queries, userId), DELETED_TOASTS);
  const deletingEvery = useChange(deletingAll(queries, userId), DELETED_ALL_TOASTS);
  return {
    /** For a click that navigates after marking as read: without a toast, and with one. */
    readQuietly: readingQuietly.mutateAsync,
    readAloud: reading.mutateAsync,
    read: (row: Notification) => reading.mutate(row),
    readAll: () => readingEvery.mutate(undefined),
    isReadingAll: readingEvery.isPending,
    remove: (row: Notification) => deleting.mutate(row),
    removeAll: () => deletingEvery.mutate(undefined),
    isRemovingAll: deletingEvery.isPending,
  };
}
