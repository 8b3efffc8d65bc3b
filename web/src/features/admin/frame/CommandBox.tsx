import { Dialog as Base } from '@base-ui/react/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import type { SessionUser } from '#api/session.ts';
import { Key } from '#console/Key.tsx';
import { openSeeAs } from '#console/see-as.ts';
import { useDebounced } from '#ui/debounce.ts';
import { SCRIM } from '#ui/overlays/dialog-look.ts';
import { CommandHints } from './CommandHints.tsx';
import { CommandList } from './CommandList.tsx';
import { type Command, commandsFor, findings, isSearchable, wordsIn } from './commands.ts';

type Props = { user: SessionUser; open: boolean; onOpenChange: (open: boolean) => void };

/** Finds members, products, orders, enquiries and screens, opens what is chosen and does what can be done with it, by keys alone. */
export function CommandBox({ user, open, onOpenChange }: Props) {
  const { t } = useLingui();
  const [row, setRow] = useState<Command | null>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { reason, cancel }) => {
        const isBack = reason === 'escape-key' && row !== null;
        setRow(null);
        if (isBack) cancel();
        else onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop data-scrim="" className={SCRIM} />
        <Base.Popup
          aria-label={t`Find or do anything`}
          className="fixed inset-x-4 top-[clamp(0.75rem,10vh,7.5rem)] z-50 mx-auto flex max-h-[80dvh] max-w-165 flex-col overflow-hidden rounded-lg bg-surface text-ink shadow-pop outline-none"
        >
          <div className="ply-edge shrink-0" aria-hidden="true" />
          <Contents user={user} row={row} onRow={setRow} onDone={() => onOpenChange(false)} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const PAUSE_MS = 150;

/** Until the answer to what is typed has come, results of the text before are listed: to be opened, not acted on. */
function useFound(user: SessionUser, text: string) {
  const { t } = useLingui();
  const rested = useDeferredValue(useDebounced(text.trim(), PAUSE_MS));
  const results = useQuery(findings(rested, user.role));
  const isStale = results.isPlaceholderData || wordsIn(rested) !== wordsIn(text);
  return {
    results,
    found: commandsFor({ t, me: user, text }, isSearchable(text) ? (results.data ?? []) : [], isStale),
  };
}

type ContentsProps = {
  user: SessionUser;
  /** The row whose actions are listed. */
  row: Command | null;
  onRow: (row: Command | null) => void;
  onDone: () => void;
};

function Contents({ user, row, onRow, onDone }: ContentsProps) {
  const { t } = useLingui();
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [atAction, setAtAction] = useState(0);
  const { found, results } = useFound(user, text);
  const commands = row?.actions ?? found;
  const chosen = Math.min(row ? atAction : at, commands.length - 1);
  const choose = row ? setAtAction : setAt;
  const run = ({ link, seenAs }: Command) => {
    onDone();
    onRow(null);
    if (seenAs) openSeeAs(seenAs);
    else if (link) void router.navigate({ href: link });
  };
  const showActions = (of: Command | undefined) => {
    if (!of?.actions?.length) return;
    setAtAction(0);
    onRow(of);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const command = commands[chosen];
    if (step) choose((chosen + step + commands.length) % Math.max(1, commands.length));
    else if (key === 'Enter') command && run(command);
    else if (key === 'Tab' && !row && !shiftKey && command?.actions?.length) showActions(command);
    else if (row && (key === 'Backspace' || key === 'Tab')) onRow(null);
    else if (row && !ctrlKey && !metaKey && !altKey && key.length === 1) {
      const meant = commands.find(({ letter }) => letter === key.toUpperCase());
      if (meant) run(meant);
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <Field
        label={row ? t`Actions of ${{ title: row.title }}` : t`Find or do anything`}
        value={row ? '' : text}
        readOnly={row !== null}
        list={id}
        chosen={commands[chosen] ? `${id}-${chosen}` : undefined}
        onKeyDown={onKeyDown}
        onText={(next) => {
          setText(next);
          setAt(0);
        }}
      />
      <CommandList
        id={id}
        commands={commands}
        chosen={chosen}
        part={row ? '' : wordsIn(text)}
        withLetters={row !== null}
        onRun={run}
      />
      <CommandHints
        {...{ text, role: user.role, isRow: row !== null }}
        hasActions={found.some(({ actions }) => actions?.length)}
        busy={results.isFetching}
        failed={results.isError}
        none={commands.length === 0}
      />
    </>
  );
}

type FieldProps = {
  label: string;
  value: string;
  readOnly: boolean;
  list: string;
  chosen: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onText: (text: string) => void;
};

function Field({ label, list, chosen, onText, ...field }: FieldProps) {
  const { t } = useLingui();
  return (
    <div className="flex min-h-15 flex-none items-center gap-3 border-line border-b pr-3 pl-5">
      <Search size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
      <input
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={chosen}
        aria-label={label}
        placeholder={label}
        maxLength={100}
        onChange={({ target }) => onText(target.value)}
        {...field}
        className="h-15 min-w-0 flex-1 truncate bg-transparent text-title outline-hidden"
      />
      <Base.Close aria-label={t`Esc`} className="grid h-11 w-13 flex-none place-items-center">
        <Key>
          <Trans>Esc</Trans>
        </Key>
      </Base.Close>
    </div>
  );
}
