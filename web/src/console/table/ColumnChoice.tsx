import { Trans } from '@lingui/react/macro';
import { Columns3 } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { consoleLists } from '#api/console-lists.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { useSay } from '#ui/said.ts';
import type { ListShape } from './list.ts';

/** Escape closes it and goes back to its button; a press beside it closes it too. */
function useClosing(frame: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = () => frame.current?.removeAttribute('open');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !frame.current?.open) return;
      close();
      frame.current.querySelector('summary')?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  }, [frame]);
}

/** Which columns the table has; the choice stays in this browser. */
export function ColumnChoice<Row>({ shape, hidden }: { shape: ListShape<Row>; hidden: ReadonlySet<string> }) {
  const say = useSay();
  const id = useId();
  const store = (columns: readonly string[] | undefined) => {
    const { columns: _before, ...choice } = consoleLists.get()[shape.list] ?? {};
    consoleLists.set({ ...consoleLists.get(), [shape.list]: { ...choice, ...(columns && { columns }) } });
  };
  const choosable = shape.columns.filter(({ isName }) => !isName);
  const shown = choosable.filter(({ key }) => !hidden.has(key)).map(({ key }) => key);
  const frame = useRef<HTMLDetailsElement>(null);
  useClosing(frame);
  return (
    <details ref={frame} className="group max-md:flex-1 max-md:open:basis-full">
      <summary className={buttonClass({ variant: 'line' }, 'w-full cursor-pointer list-none')}>
        <Columns3 size={18} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Columns</Trans>
      </summary>
      <fieldset
        aria-labelledby={id}
        className="z-10 mt-2 rounded-card border border-line bg-surface p-4 md:absolute md:right-4 md:w-67 md:shadow-pop"
      >
        <div className="flex items-center justify-between">
          <b id={id} className="font-semibold text-ui">
            <Trans>Columns</Trans>
          </b>
          <button type="button" className="link min-h-11 text-ui" onClick={() => store(undefined)}>
            <Trans>Reset</Trans>
          </button>
        </div>
        {choosable.map(({ key, head }) => (
          <Check
            key={key}
            label={say(head)}
            checked={!hidden.has(key)}
            onChange={({ target }) => store(target.checked ? [...shown, key] : shown.filter((one) => one !== key))}
          />
        ))}
      </fieldset>
    </details>
  );
}
