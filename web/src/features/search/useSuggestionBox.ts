import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { debounce } from '#ui/debounce.ts';

/** SEARCH-3. */
const BLUR_MS = 200;
const PAUSE_MS = 180;

/** What stands in the field once its writer pauses, and whether suggestions for it should be seen. */
export function useSuggestionBox(field: RefObject<HTMLInputElement | null>) {
  const router = useRouter();
  const [text, setText] = useState(() => field.current?.value.trim() ?? '');
  // Whoever typed early and left the field again wants none.
  const [open, setOpen] = useState(() => field.current === document.activeElement);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const { later, cancel } = debounce(() => setText(input.value.trim()), PAUSE_MS);
    let leaving: ReturnType<typeof setTimeout>;
    const type = () => {
      later();
      setOpen(true);
    };
    const enter = () => {
      clearTimeout(leaving);
      setText(input.value.trim());
    };
    const leave = () => {
      leaving = setTimeout(() => setOpen(false), BLUR_MS);
    };
    const controller = new AbortController();
    for (const [name, hear] of [
      ['input', type],
      ['focus', enter],
      ['blur', leave],
    ] as const)
      input.addEventListener(name, hear, { signal: controller.signal });
    // Text that was typed before this code had loaded raised no event here.
    setText(input.value.trim());
    return () => {
      controller.abort();
      cancel();
      clearTimeout(leaving);
    };
  }, [field]);
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router]);
  return { text, open, close: () => setOpen(false) };
}
