import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';

export type OrderItem = { readonly key: string; readonly name: string; readonly content: ReactNode };

type Props = {
  label: string;
  items: readonly OrderItem[];
  onOrder: (keys: string[]) => void;
};

/** The keys with one of them at another place. */
export function moved(keys: readonly string[], key: string, place: number): string[] {
  const rest = keys.filter((one) => one !== key);
  return [...rest.slice(0, place), key, ...rest.slice(place)];
}

/** Items in an order that is changed by dragging or with the buttons of each. */
export function OrderList({ label, items, onOrder }: Props) {
  const { t } = useLingui();
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const keys = items.map(({ key }) => key);
  const move = ({ key, name }: OrderItem, place: number) => {
    onOrder(moved(keys, key, place));
    setAnnouncement(t`${name} is now ${{ place: place + 1 }} of ${{ total: keys.length }}.`);
  };
  const dragOver = (event: DragEvent, place: number) => {
    if (dragged === null) return;
    event.preventDefault();
    if (keys[place] !== dragged) onOrder(moved(keys, dragged, place));
  };
  return (
    <>
      <ol aria-label={label} className="grid gap-2">
        {items.map((item, place) => (
          <li
            key={item.key}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(item.key);
            }}
            onDragOver={(event) => dragOver(event, place)}
            onDragEnd={() => setDragged(null)}
            onDrop={(event) => event.preventDefault()}
            className={classes(
              'flex items-center gap-2 rounded border border-line bg-paper py-1 pr-1 pl-2',
              dragged === item.key && 'opacity-50',
            )}
          >
            <GripVertical size={18} aria-hidden="true" className="flex-none cursor-grab text-ink-3" />
            <div className="min-w-0 flex-1">{item.content}</div>
            <Step item={item} up isEnd={place === 0} onStep={() => move(item, place - 1)} />
            <Step item={item} up={false} isEnd={place === items.length - 1} onStep={() => move(item, place + 1)} />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

type StepProps = { item: OrderItem; up: boolean; isEnd: boolean; onStep: () => void };

/** At an end the button is `aria-disabled`, not `disabled`, so that it keeps the focus. */
function Step({ item: { name }, up, isEnd, onStep }: StepProps) {
  const { t } = useLingui();
  const Arrow = up ? ArrowUp : ArrowDown;
  return (
    <Button
      variant="quiet"
      size="round"
      aria-disabled={isEnd}
      aria-label={up ? t`Move ${name} up` : t`Move ${name} down`}
      onClick={() => !isEnd && onStep()}
      className="aria-disabled:opacity-40"
    >
      <Arrow size={18} aria-hidden="true" />
    </Button>
  );
}
