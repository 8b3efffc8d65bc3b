import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import type { PutAside } from '../put-aside.ts';
import { toggleCompared } from './compared.ts';

/** Takes a product out of the comparison. */
export const RemoveButton = ({
  chosen,
  ...look
}: { chosen: PutAside } & Pick<ButtonProps, 'variant' | 'size' | 'className'>) => {
  const { t } = useLingui();
  return (
    <Button
      {...look}
      aria-label={t`Remove ${{ name: chosen.name }} from the comparison`}
      onClick={() => toggleCompared(chosen)}
    >
      <X size={16} strokeWidth={1.75} aria-hidden="true" />
    </Button>
  );
};
