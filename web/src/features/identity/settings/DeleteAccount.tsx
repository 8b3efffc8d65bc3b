import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';

export function DeleteAccount({ memberId }: { memberId: string }) {
  const [open, setOpen] = useState(false);
  // Every opening starts afresh, without the code typed at an earlier one.
  const [visit, setVisit] = useState(0);
  const show = () => {
    setVisit(visit + 1);
    setOpen(true);
  };
  return (
    <>
      <Button variant="danger" onClick={show} className="max-sm:w-full">
        <Trans>Delete my account</Trans>
      </Button>
      <DeleteDialog key={visit} open={open} onOpenChange={setOpen} memberId={memberId} />
    </>
  );
}
