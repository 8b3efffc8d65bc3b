import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notification } from '@plyhaat/contract/notifications/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '#api/session.ts';
import { QUIET, useChange } from '#forms/useChange.ts';
import { deletingAll, deletingOne, readingAll, readingOne } from './changes.ts';

const toasts = (success: MessageDescriptor, failure: MessageDescriptor) => ({ success, failure });
const READ_TOASTS = toasts(msg`Notification marked as read`, msg`Failed to mark notification as read`);
const READ_ALL_TOASTS = toasts(msg`All notifications marked as read`, msg`Failed to mark all notifications as read`);
const DELETED_TOASTS = toasts(msg`Notification deleted`, msg`Failed to delete notification`);
const DELETED_ALL_TOASTS = toasts(msg`All notifications deleted`, msg`Failed to delete all notifications`);

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
