import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { classes } from '../classes.ts';
import { LogoMark } from './Logo.tsx';

const FRAME =
  'grid content-center justify-items-center gap-3 rounded-card border border-dashed border-line-2 px-6 py-12 text-center';
const TEXT = 'max-w-[40ch] text-ink-2 text-ui';

export interface EmptyProps {
  title?: ReactNode;
  text: ReactNode;
  icon?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
  className?: string;
}

export function Empty({ title, text, icon, action, className }: EmptyProps) {
  return (
    <div className={classes(FRAME, className)}>
      <span aria-hidden="true" className="text-ply-2">
        {icon ?? <LogoMark className="size-12 opacity-70" />}
      </span>
      {title && <p className="font-semibold text-body">{title}</p>}
      <p className={TEXT}>{text}</p>
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  title?: string;
  text: string;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  busy?: boolean;
  className?: string;
}

export function ErrorState({ title, text, onRetry, retryLabel, busy = false, className }: ErrorStateProps) {
  return (
    <div role="alert" className={classes(FRAME, className)}>
      <CircleAlert size={36} strokeWidth={1.75} aria-hidden="true" className="text-brick" />
      {title && <p className="font-semibold text-body">{title}</p>}
      <p className={TEXT}>{text}</p>
      {onRetry && (
        <Button variant="line" onClick={onRetry} busy={busy}>
          {retryLabel ?? <Trans>Try Again</Trans>}
        </Button>
      )}
    </div>
  );
}
