import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../hydrated.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was typed or chosen since the server's HTML came; null where nothing was. */
function typedInto(field: TextField): string | null {
  if (!('options' in field)) return field.value === field.defaultValue ? null : field.value;
  const drawn = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex === Math.max(drawn, 0) ? null : field.value;
}

/** Types it once more. React asks whether a field differs from what it last saw there: that is what the server drew. */
function typeAgain(field: TextField, text: string): void {
  const [from, to] = 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [null, null];
  if (!('options' in field)) field.value = field.defaultValue;
  // The prototype's setter: React notes what is set through the field itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  if (!('options' in field) && from !== null) field.setSelectionRange(from, to);
  field.dispatchEvent(new Event('options' in field ? 'change' : 'input', { bubbles: true }));
}

/**
 * The ref of a field that keeps what was typed before React came: its `onChange` is told of it as if it were typed now,
 * whoever holds the field's state. `given` is the ref that the field's owner wants.
 */
export function useTypedEarly<Field extends TextField>(given: Ref<Field> | undefined): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const typed = useRef<string>(null);
  const [isNew] = useState(useHydrated());
  // In this order: a form's library may write its own value into the field when it gets the ref.
  useLayoutEffect(() => {
    if (!isNew && field.current) typed.current = typedInto(field.current);
  }, [isNew]);
  useImperativeHandle<Field | null, Field | null>(given, () => field.current);
  useLayoutEffect(() => {
    if (field.current && typed.current !== null) typeAgain(field.current, typed.current);
  }, []);
  return field;
}
