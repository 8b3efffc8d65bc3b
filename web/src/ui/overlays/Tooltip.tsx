import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  /** Repeats or explains the control's own accessible name; never the only place of a fact. */
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** The control it belongs to. */
  children: ReactElement;
}

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} collisionPadding={8} className="z-60">
          <Base.Popup
            role="tooltip"
            className="max-w-60 rounded-sm bg-night px-2.5 py-1.5 font-medium text-cream text-meta shadow-pop transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
