import { X } from 'lucide-react';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import type { PutAside } from '../put-aside.ts';
import { toggleCompared } from './compared.ts';
import * as TEXTS from './texts.ts';

/** Takes a product out of the comparison. */
export const RemoveButton = ({
  chosen,
  ...look
}: { chosen: PutAside } & Pick<ButtonProps, 'variant' | 'size' | 'className'>) => (
  <Button {...look} aria-label={TEXTS.removeFromTheComparison(chosen.name)} onClick={() => toggleCompared(chosen)}>
    <X size={16} strokeWidth={1.75} aria-hidden="true" />
  </Button>
);
