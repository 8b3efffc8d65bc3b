import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  help?: ReactNode;
}

/** A checkbox reports its own state, so `aria-checked` would only repeat it. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** On or off at once, without a save button. The label stands at the left, the switch at the row's end. */
export function Switch({ label, help, className, ...input }: SwitchProps) {
  const helpId = useId();
  return (
    <label className={classes('flex min-h-11 items-center justify-between gap-4', className)}>
      <span className="min-w-0">
        <span className="block font-semibold text-ui">{label}</span>
        {help && (
          <span id={helpId} className="block text-ink-3 text-meta">
            {help}
          </span>
        )}
      </span>
      <span className="relative flex-none">
        <input
          {...input}
          {...SWITCH}
          aria-describedby={help ? helpId : undefined}
          className="peer block h-6.5 w-11 appearance-none rounded-full bg-control transition-colors checked:bg-leaf-fill disabled:cursor-not-allowed disabled:opacity-60"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0.75 left-0.75 size-5 rounded-full bg-white transition-[translate] peer-checked:translate-x-4.5"
        />
      </span>
    </label>
  );
}
