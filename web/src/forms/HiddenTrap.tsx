import type { ComponentProps } from 'react';
import * as TEXTS from './texts.ts';

/** A honeypot: hidden from people, keyboards and autofill; only programs fill it in. */
export function HiddenTrap(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {TEXTS.leaveThisFieldEmpty}
        <input type="text" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
