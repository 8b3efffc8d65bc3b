import { CircleAlert, CircleCheck } from 'lucide-react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { classes } from './classes.ts';

const LIFE = 4000;

/** The text is the toast's id: saying the same again renews the toast that is on screen. */
export const toastSuccess = (text: string): string => toast.success(text, { id: `success ${text}` });
export const toastError = (text: string): string =>
  toast.error(text, { id: `error ${text}`, ariaProps: { role: 'alert', 'aria-live': 'assertive' } });

/** Stands once, in the shell. Headless, because the library's own styles break the CSP. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: LIFE, removeDelay: 200 });
  return (
    <div
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      className="pointer-events-none fixed inset-x-4 top-3 z-60 grid gap-2 md:inset-x-auto md:top-4 md:right-6 md:justify-items-end print:hidden"
    >
      {toasts.map((entry) => (
        <ToastRow key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

function ToastRow({ entry }: { entry: Toast }) {
  const failed = entry.type === 'error';
  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    <div
      {...entry.ariaProps}
      className={classes(
        'pointer-events-auto flex animate-rise items-center gap-3 rounded-card bg-night px-4 py-3 font-medium text-on-walnut text-ui shadow-pop transition-opacity duration-200 md:max-w-120',
        !entry.visible && 'opacity-0',
      )}
    >
      <Icon
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className={classes('flex-none', failed ? 'text-rose' : 'text-mint')}
      />
      <span className="min-w-0 break-words">{resolveValue(entry.message, entry)}</span>
    </div>
  );
}
