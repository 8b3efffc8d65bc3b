import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { session } from '#api/session.ts';
import { debounce } from '#ui/debounce.ts';

const PREFIX = 'plyhaat.draft.';
const MAX_AGE_DAYS = 7;
const PAUSE_MS = 400;
const VISITOR = 'visitor';
const NOTHING: readonly never[] = [];

type StoredDraft = { readonly at: number; readonly values: unknown };

/** A browser may refuse storage, and anyone may write junk into it: a form then starts from what is saved. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Drafts belong to a member: whoever signs in next on this machine sees those of a visitor, and no member's. */
const keyFor = (owner: string, name: string) => `${PREFIX}${owner}.${name}`;
const keyOf = (name: string) => keyFor(session.get().user?._id ?? VISITOR, name);

const isFresh = ({ at }: StoredDraft) => Date.now() - at < MAX_AGE_DAYS * DAY_MS;

function read(key: string): StoredDraft | undefined {
  const stored = attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as StoredDraft | null);
  return stored && typeof stored.at === 'number' && isFresh(stored) ? stored : undefined;
}

const forget = (key: string) => attempt(() => localStorage.removeItem(key));

const write = (key: string, values: unknown) =>
  attempt(() => localStorage.setItem(key, JSON.stringify({ at: Date.now(), values } satisfies StoredDraft)));

/** Fills in a form before it is opened; a visitor finds it there after signing in. */
export const saveDraft = (name: string, values: object): void => {
  write(keyOf(name), values);
};

/** How the drafts of open forms are written, by their key. */
const writers = new Map<string, ReturnType<typeof debounce>>();

/** Whoever signs out leaves nothing half-written behind on this machine. */
export const forgetDrafts = (): void =>
  attempt(() => {
    for (const { cancel } of writers.values()) cancel();
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  });

export type Draft<Values> = {
  /** What was typed earlier and never saved, as it was found when the form came up. */
  readonly found: Partial<Values> | undefined;
  /** Whether the form shows it. */
  readonly restored: boolean;
  /** To be called once the form is saved. */
  readonly clear: () => void;
};

/**
 * Keeps what was typed in a form until it is saved, for a week, in this browser: neither a reload nor an expired session
 * loses it. `form` must stand with its default values when this first runs. Fields named in `without` are never stored.
 */
export function useDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  without: readonly (keyof Values & string)[] = NOTHING,
): Draft<Values> {
  // Fixed at the start: the session may be gone when the last change is stored.
  const [key] = useState(() => keyOf(name));
  const early = keyFor(VISITOR, name);
  const [found] = useState(() => (read(early) ?? read(key))?.values as Partial<Values> | undefined);
  const [restored, setRestored] = useState(false);

  const restore = useEffectEvent(() => {
    if (!found) return forget(key);
    if (early !== key) forget(early);
    form.reset({ ...form.getValues(), ...found }, { keepDefaultValues: true });
    setRestored(true);
  });

  useEffect(() => {
    restore();
    const save = () =>
      write(key, Object.fromEntries(Object.entries(form.getValues()).filter(([field]) => !without.includes(field))));
    const writer = debounce(save, PAUSE_MS);
    writers.set(key, writer);
    const saveNow = () => {
      if (writer.cancel()) save();
    };
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: () => writer.later() });
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      unsubscribe();
      saveNow();
      writers.delete(key);
    };
  }, [form, key, without]);

  const clear = useCallback(() => {
    writers.get(key)?.cancel();
    forget(key);
    setRestored(false);
  }, [key]);
  return { found, restored, clear };
}
