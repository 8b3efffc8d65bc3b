import type { ComponentProps } from 'react';
import * as TEXTS from './texts.ts';

/** Out of sight and out of the way of people, their keyboards and their browsers' memory; programs fill it in. */
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
