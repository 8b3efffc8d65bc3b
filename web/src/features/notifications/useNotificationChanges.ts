import type { Notification } from '@plyhaat/contract/notifications/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#api/session.ts';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { deletingAll, deletingOne, readingAll, readingOne } from './changes.ts';
import * as TEXTS from './texts.ts';

const toasts = (done: string, failed: string) => ({
  onSuccess: () => toastSuccess(done),
  onError: () => toastError(failed),
});
export const READ_TOASTS = toasts(TEXTS.notificationMarkedAsRead, TEXTS.failedToMarkNotification);
const READ_ALL_TOASTS = toasts(TEXTS.allNotificationsMarkedAs, TEXTS.failedToMarkAll);
const DELETED_TOASTS = toasts(TEXTS.notificationDeleted, TEXTS.failedToDeleteNotification);
const DELETED_ALL_TOASTS = toasts(TEXTS.allNotificationsDeleted, TEXTS.failedToDeleteAll);

/** What a member can do with notifications, with the toasts of spec 3 §8. */
export function useNotificationChanges() {
  const queries = useQueryClient();
  const userId = useSession().user?._id ?? '';
  const reading = useMutation(readingOne(queries, userId));
  const readingEvery = useMutation(readingAll(queries, userId));
  const deleting = useMutation(deletingOne(queries, userId));
  const deletingEvery = useMutation(deletingAll(queries, userId));
  return {
    /** Without a word, for a click that leads elsewhere. */
    readQuietly: (row: Notification) => reading.mutateAsync(row),
    // Per call: a row that has left the list by then still says how it went.
    read: (row: Notification) => void reading.mutateAsync(row).then(READ_TOASTS.onSuccess, READ_TOASTS.onError),
    readAll: () => readingEvery.mutate(undefined, READ_ALL_TOASTS),
    isReadingAll: readingEvery.isPending,
    remove: (row: Notification) =>
      void deleting.mutateAsync(row).then(DELETED_TOASTS.onSuccess, DELETED_TOASTS.onError),
    removeAll: () => deletingEvery.mutate(undefined, DELETED_ALL_TOASTS),
    isRemovingAll: deletingEvery.isPending,
  };
}
