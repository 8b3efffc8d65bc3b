import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#ui/Button.tsx';
import * as TEXTS from './texts.ts';

export function MoreButton(props: ComponentProps<'button'>) {
  return (
    <Button {...props} variant="line" className="print:hidden">
      <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
      {TEXTS.more}
    </Button>
  );
}
