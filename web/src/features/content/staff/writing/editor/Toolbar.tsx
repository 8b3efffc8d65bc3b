import { useLingui } from '@lingui/react/macro';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  StickyNote,
  Table,
  Undo2,
} from 'lucide-react';
import type { Command, EditorState } from 'prosemirror-state';
import type { KeyboardEvent } from 'react';
import { classes } from '#ui/classes.ts';
import { CELL_TOOLS, placeIn } from './table.ts';
import { isLinked, TOOLS } from './tools.ts';

const ICONS: Readonly<Record<keyof typeof TOOLS, LucideIcon>> = {
  strong: Bold,
  em: Italic,
  heading: Heading2,
  subheading: Heading3,
  bullets: List,
  numbers: ListOrdered,
  quote: Quote,
  note: StickyNote,
  code: Code,
  table: Table,
  rule: Minus,
  undo: Undo2,
  redo: Redo2,
};
const NAMES = Object.keys(ICONS) as (keyof typeof TOOLS)[];

type Props = {
  state: EditorState;
  controls: string;
  run: (command: Command) => void;
  onLink: () => void;
  onPicture: () => void;
};

/** One stop for Tab; the arrow keys go from button to button (ARIA practices: toolbar). */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons.at((at + step) % buttons.length)?.focus();
  event.preventDefault();
}

export function Toolbar({ state, controls, run, onLink, onPicture }: Props) {
  const { t } = useLingui();
  return (
    <div
      role="toolbar"
      aria-label={t`Formatting`}
      aria-controls={controls}
      onKeyDown={walk}
      className="sticky top-0 z-10 flex flex-wrap gap-0.5 rounded-t border-line border-b bg-sunken p-1"
    >
      {NAMES.map((name, at) => (
        <ToolButton
          key={name}
          label={t(TOOLS[name].label)}
          Icon={ICONS[name]}
          isOn={TOOLS[name].isOn?.(state)}
          disabled={!TOOLS[name].run(state)}
          first={at === 0}
          onPress={() => run(TOOLS[name].run)}
        />
      ))}
      <ToolButton label={t`Link`} Icon={Link} isOn={isLinked(state)} onPress={onLink} />
      <ToolButton label={t`Picture`} Icon={ImagePlus} onPress={onPicture} />
      {placeIn(state) && (
        <div className="flex basis-full flex-wrap gap-0.5 border-line border-t pt-1">
          {CELL_TOOLS.map((tool) => (
            <ToolButton
              key={tool.label.id}
              label={t(tool.label)}
              disabled={!tool.run(state)}
              onPress={() => run(tool.run)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type ButtonProps = {
  label: string;
  /** In place of the label. */
  Icon?: LucideIcon;
  isOn?: boolean | undefined;
  disabled?: boolean;
  first?: boolean;
  onPress: () => void;
};

function ToolButton({ label, Icon, isOn, disabled = false, first = false, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={Icon && label}
      title={Icon && label}
      aria-pressed={isOn}
      aria-disabled={disabled || undefined}
      tabIndex={first ? 0 : -1}
      // The selection in the text stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onPress()}
      className={classes(
        'grid h-10 place-items-center rounded aria-disabled:text-ink-3',
        Icon ? 'w-10' : 'px-2.5 font-medium text-meta',
        isOn ? 'bg-ink text-paper' : 'text-ink hover:bg-surface',
      )}
    >
      {Icon ? <Icon size={18} strokeWidth={1.75} aria-hidden="true" /> : label}
    </button>
  );
}
