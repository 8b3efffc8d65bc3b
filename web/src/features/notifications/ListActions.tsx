import { useLingui } from '@lingui/react/macro';
import { CheckCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { useNotificationChanges } from './useNotificationChanges.ts';

/** What concerns the whole list: reading all, and deleting all after a question. */
export function ListActions({ unread, total }: { unread: number; total: number }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { readAll, isReadingAll, removeAll, isRemovingAll } = useNotificationChanges();
  const clear = () => {
    setAsking(false);
    removeAll();
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="line" disabled={unread === 0 || isReadingAll} onClick={readAll}>
        <CheckCheck size={18} strokeWidth={1.75} aria-hidden="true" />
        {isReadingAll ? t`Marking...` : t`Mark all as read`}
      </Button>
      <Button variant="danger" disabled={total === 0 || isRemovingAll} onClick={() => setAsking(true)}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        {isRemovingAll ? t`Deleting...` : t`Clear all`}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Are you sure you want to delete all notifications?`}
        confirmLabel={t`Clear all`}
        onConfirm={clear}
        danger
      />
    </div>
  );
}
