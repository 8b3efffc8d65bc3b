import { Trans } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { openSeeAs } from '#console/see-as.ts';
import { Button } from '#ui/Button.tsx';

export function SeeAsButton({ id }: { id: string }) {
  return (
    <Button variant="line" onClick={() => openSeeAs(id)}>
      <Eye size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>See as this member</Trans>
    </Button>
  );
}
