import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type Setup = {
  field: RefObject<HTMLInputElement | null>;
  listId: string;
  /** What the keys choose from; another text begins anew. */
  options: readonly string[];
  close: () => void;
};

/**
 * Moves through the options while the focus stays in the field, which tells assistive technology where. The field
 * belongs to the header and works without us, so its attributes are set from here and taken back on leaving.
 */
export function useOptionKeys({ field, listId, options, close }: Setup): string | undefined {
  const [active, setActive] = useState<string | undefined>();
  const chosen = active && options.includes(active) ? active : undefined;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const at = chosen === undefined ? -1 : options.indexOf(chosen);
    // One place before the first: back in the field.
    const places = options.length + 1;
    if (event.key === 'ArrowDown') setActive(options[((at + 2) % places) - 1]);
    else if (event.key === 'ArrowUp') setActive(options[((at + places) % places) - 1]);
    else if (event.key === 'Enter' && chosen) document.getElementById(chosen)?.click();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const input = field.current;
    const hear = (event: KeyboardEvent) => onKey(event);
    input?.addEventListener('keydown', hear);
    return () => input?.removeEventListener('keydown', hear);
  }, [field]);

  const any = options.length > 0;
  useEffect(() => {
    const input = field.current;
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(any),
      'aria-controls': listId,
    };
    for (const [name, value] of Object.entries(attributes)) input?.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) input?.removeAttribute(name);
    };
  }, [field, listId, any]);
  useEffect(() => {
    if (chosen === undefined) return;
    const input = field.current;
    input?.setAttribute('aria-activedescendant', chosen);
    document.getElementById(chosen)?.scrollIntoView?.({ block: 'nearest' });
    return () => input?.removeAttribute('aria-activedescendant');
  }, [field, chosen]);
  return chosen;
}
