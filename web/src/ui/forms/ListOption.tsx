import type { ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';

type Props = {
  id: string;
  /** The one that Enter takes, which the field names by `aria-activedescendant`. */
  current: boolean;
  onChoose: () => void;
  className: string;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
};

/** A choice in the list of a field that keeps the focus, and with it the keys. */
export const ListOption = ({ id, current, onChoose, className, ref, children }: Props) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and has the keys
  <div
    role="option"
    tabIndex={-1}
    id={id}
    aria-selected={current}
    ref={ref}
    // The field would be left, and send what is typed, before the click.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
    className={classes('flex cursor-pointer items-center rounded text-ui hover:bg-sunken', className)}
  >
    {children}
  </div>
);
