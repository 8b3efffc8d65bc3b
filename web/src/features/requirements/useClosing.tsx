import { useLingui } from '@lingui/react/macro';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { closingRequirement } from './requirements.queries.ts';
import { useMoving } from './useMoving.ts';

/** Closes a requirement whose buyer has found a seller, after one question: sellers then no longer see it. */
export function useClosing({ _id, productName }: Requirement) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const closing = useMoving(closingRequirement());
  return {
    busy: closing.isPending,
    ask: () => setAsking(true),
    dialog: (
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Close this requirement?`}
        text={t`“${productName}” is marked as completed and cannot be renewed.`}
        confirmLabel={t`Close requirement`}
        busy={closing.isPending}
        onConfirm={() => closing.mutate(_id, { onSettled: () => setAsking(false) })}
      />
    ),
  };
}
