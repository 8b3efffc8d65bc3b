import { Trans } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#ui/Button.tsx';

export function MoreButton(props: ComponentProps<'button'>) {
  return (
    <Button {...props} variant="line" className="print:hidden">
      <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>More</Trans>
    </Button>
  );
}
