import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

/** A honeypot: hidden from people, keyboards and autofill; only programs fill it in. */
export function HiddenTrap(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        <Trans>Leave this field empty</Trans>
        <input type="text" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
