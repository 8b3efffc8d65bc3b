import { Dialog as Base } from '@base-ui/react/dialog';
import type { Role } from '@plyhaat/contract/core/roles';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Ban, FileText, Package, Receipt, Search, SlidersHorizontal, User } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { SCRIM } from '#ui/overlays/Dialog.tsx';
import { type Command, commandsFor, findings, isSearchable } from './commands.ts';
import { Key } from './Key.tsx';
import * as TEXTS from './texts.ts';

type Props = { role: Role; open: boolean; onOpenChange: (open: boolean) => void };

/** Finds members, products, orders and screens, and opens what is chosen, by the keyboard alone. */
export function CommandBox({ role, open, onOpenChange }: Props) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop data-scrim="" className={SCRIM} />
        <Base.Popup
          aria-label={TEXTS.findOrDoAnything}
          className="fixed inset-x-4 top-[clamp(0.75rem,10vh,7.5rem)] z-50 mx-auto flex max-h-[80dvh] max-w-165 flex-col overflow-hidden rounded-lg bg-surface text-ink shadow-pop outline-none"
        >
          <div className="ply-edge shrink-0" aria-hidden="true" />
          <Contents role={role} onDone={() => onOpenChange(false)} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const PAUSE_MS = 150;

/** What was typed, once the fingers rest. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(rested);
}

function Contents({ role, onDone }: { role: Role; onDone: () => void }) {
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const rested = useRested(text);
  const results = useQuery(findings(rested, role));
  const commands = commandsFor(role, text, isSearchable(text) ? (results.data ?? []) : []);
  const chosen = Math.min(at, commands.length - 1);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onDone();
    void router.navigate({ href: command.link });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((chosen + step + commands.length) % Math.max(1, commands.length));
    else if (event.key === 'Enter') run(commands[chosen]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="flex min-h-15 flex-none items-center gap-3 border-line border-b pr-3 pl-5">
        <Search size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={commands[chosen] ? `${id}-${chosen}` : undefined}
          aria-label={TEXTS.findOrDoAnything}
          placeholder={TEXTS.findOrDoAnything}
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
          className="h-15 min-w-0 flex-1 bg-transparent text-title outline-hidden"
        />
        <Base.Close aria-label={TEXTS.escapeKey} className="grid h-11 w-13 flex-none place-items-center">
          <Key>{TEXTS.escapeKey}</Key>
        </Base.Close>
      </div>
      <Found id={id} commands={commands} chosen={chosen} text={text} onRun={run} />
      <Hint text={text} role={role} busy={results.isFetching} failed={results.isError} none={commands.length === 0} />
    </>
  );
}

const ICONS = {
  member: User,
  product: Package,
  order: Receipt,
  page: FileText,
  setting: SlidersHorizontal,
  action: Ban,
};

type FoundProps = {
  id: string;
  commands: readonly Command[];
  chosen: number;
  text: string;
  onRun: (command: Command) => void;
};

function Found({ id, commands, chosen, text, onRun }: FoundProps) {
  // The keyboard may choose what is scrolled out of sight.
  useEffect(() => {
    // Nothing is returned: newer browsers answer with a promise, which React would take for a cleanup.
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, chosen]);
  return (
    <div id={id} role="listbox" aria-label={TEXTS.results} className="overflow-y-auto p-2 empty:p-0">
      {commands.map((command, at) => {
        const Icon = ICONS[command.kind];
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
          <div
            key={command.key}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            onClick={() => onRun(command)}
            className={classes(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded px-3 py-1.5 text-ui hover:bg-sunken',
              at === chosen && 'bg-teak-soft',
            )}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none text-ink-3" />
            <span className="min-w-0">
              <span className="block truncate font-medium">
                <Marked text={command.title} part={text.trim()} />
              </span>
              <span className="block truncate text-ink-3 text-meta">{command.about}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The part that was typed, in another colour. */
function Marked({ text, part }: { text: string; part: string }) {
  const at = part ? text.toLowerCase().indexOf(part.toLowerCase()) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent font-semibold text-teak-ink">{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  );
}

type HintProps = { text: string; role: Role; busy: boolean; failed: boolean; none: boolean };

function said({ text, role, busy, failed, none }: HintProps): string {
  if (failed) return TEXTS.failedToSearch;
  if (busy) return TEXTS.searching;
  if (none) return TEXTS.nothingFits;
  return role === 'APPROVERS' || isSearchable(text) ? '' : TEXTS.typeAtLeast;
}

function Hint(props: HintProps) {
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-5 gap-y-1 border-line border-t bg-paper px-5 py-3 text-ink-2 text-meta">
      <span aria-hidden="true" className="flex items-center gap-1 max-md:hidden">
        <Key>↑</Key>
        <Key>↓</Key>
        {TEXTS.move}
      </span>
      <span aria-hidden="true" className="flex items-center gap-1 max-md:hidden">
        <Key>↵</Key>
        {TEXTS.open}
      </span>
      <span role="status">{said(props)}</span>
    </div>
  );
}
