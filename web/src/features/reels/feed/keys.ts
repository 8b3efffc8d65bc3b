import { useEffect, useEffectEvent } from 'react';

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';
const PRESSED = 'button, a, summary';

/** Keys of the feed work wherever the focus is, except where they mean something else. */
function isForFeed({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  const at = target instanceof Element ? target : null;
  return !at?.closest(TYPED_INTO) && !(key === ' ' && at?.closest(PRESSED));
}

/** What each key does, by its name in lower case; none of them while `on` is false. */
export function useKeys(actions: Readonly<Record<string, () => void>>, on = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()];
    if (!action || !isForFeed(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}
