import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebounced } from '#ui/debounce.ts';
import { Input } from '#ui/forms/Input.tsx';

const DEBOUNCE_MS = 300;

type Props = { search: string; label: string; hint: string; onSearch: (text: string) => void };

/** The list follows while one types. */
export function SearchBox({ search, label, hint, onSearch }: Props) {
  const [text, setText] = useState(search);
  const applied = useRef(search);
  const typed = useDebounced(text.trim(), DEBOUNCE_MS);
  const apply = useEffectEvent((wanted: string) => {
    if (wanted === applied.current) return;
    applied.current = wanted;
    onSearch(wanted);
  });
  useEffect(() => {
    if (search === applied.current) return;
    applied.current = search;
    setText(search);
  }, [search]);
  useEffect(() => apply(typed), [typed]);
  return (
    <Input
      type="search"
      value={text}
      onChange={({ target }) => setText(target.value)}
      maxLength={100}
      aria-label={label}
      placeholder={hint}
    />
  );
}
