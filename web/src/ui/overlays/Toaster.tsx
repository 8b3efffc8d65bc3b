import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { classes } from '../classes.ts';
import { type Said, useSay } from '../said.ts';

type Action = { readonly label: string; readonly press: () => void };
type Toast = { readonly serial: number; readonly failed: boolean; readonly text: Said; readonly action?: Action };

const MOST = 20;
const NONE: readonly Toast[] = [];

let toasts = NONE;
let serial = 0;
const watchers = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const tell of watchers) tell();
}

const keyOf = (text: Said) => (typeof text === 'string' ? text : JSON.stringify([text.id, text.values]));

/** Saying the same again renews the toast that is on screen. */
function say(text: Said, failed: boolean, action?: Action): void {
  serial += 1;
  const others = toasts.filter((toast) => keyOf(toast.text) !== keyOf(text) || toast.failed !== failed);
  set([{ serial, failed, text, ...(action && { action }) }, ...others].slice(0, MOST));
}

export const toastSuccess = (text: Said): void => say(text, false);
export const toastError = (text: Said, action?: Action): void => say(text, true, action);

/** What is on screen, newest first. */
export const toastList = {
  get: () => toasts,
  getOnServer: () => NONE,
  watch(tell: () => void) {
    watchers.add(tell);
    return () => void watchers.delete(tell);
  },
  remove: (gone: Toast) => set(toasts.filter((toast) => toast !== gone)),
  clear: () => set(NONE),
};

const LIFE = 4000;
const LEAVE = 200;

/** Stands once, in the shell. Toasts under the pointer stay until it leaves. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastList.watch, toastList.get, toastList.getOnServer);
  const [held, setHeld] = useState(false);
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className="pointer-events-none fixed inset-x-4 top-3 z-60 grid gap-2 md:inset-x-auto md:top-4 md:right-6 md:justify-items-end print:hidden"
    >
      {toasts.map((toast) => (
        <ToastRow key={toast.serial} toast={toast} held={held} />
      ))}
    </div>
  );
}

function ToastRow({ toast, held }: { toast: Toast; held: boolean }) {
  const inWords = useSay();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    // What can be pressed stays until it is.
    if (held || toast.action) return;
    const timer = setTimeout(() => (leaving ? toastList.remove(toast) : setLeaving(true)), leaving ? LEAVE : LIFE);
    return () => clearTimeout(timer);
  }, [toast, held, leaving]);
  const Icon = toast.failed ? CircleAlert : CircleCheck;
  return (
    <div
      role={toast.failed ? 'alert' : 'status'}
      className={classes(
        'pointer-events-auto flex animate-rise items-center gap-3 rounded-card bg-night px-4 py-3 font-medium text-on-walnut text-ui shadow-pop transition-opacity duration-200 md:max-w-120',
        leaving && 'opacity-0',
      )}
    >
      <Icon
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className={classes('flex-none', toast.failed ? 'text-rose' : 'text-mint')}
      />
      <span className="min-w-0 break-words">{inWords(toast.text)}</span>
      {toast.action && (
        <button
          type="button"
          onClick={() => {
            toastList.remove(toast);
            toast.action?.press();
          }}
          className="min-h-11 flex-none rounded px-2 font-semibold underline underline-offset-4"
        >
          {toast.action.label}
        </button>
      )}
    </div>
  );
}
