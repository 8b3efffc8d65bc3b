import { Trans, useLingui } from '@lingui/react/macro';
import {
  Ban,
  Eye,
  FileText,
  type LucideIcon,
  MessageSquareText,
  Package,
  Receipt,
  SlidersHorizontal,
  Zap,
} from 'lucide-react';
import { useEffect } from 'react';
import { Key } from '#console/Key.tsx';
import { Avatar } from '#shell/Avatar.tsx';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { ListOption } from '#ui/forms/ListOption.tsx';
import { APPROVALS, GROUPS } from './command.words.ts';
import type { Command } from './commands.ts';

type Props = {
  id: string;
  commands: readonly Command[];
  chosen: number;
  /** What was typed, to be marked in the titles. */
  part: string;
  /** Whether the keys of actions do what they say. */
  withLetters: boolean;
  onRun: (command: Command) => void;
};

/** What was found, by its kind. */
export function CommandList({ id, commands, chosen, ...row }: Props) {
  const { t } = useLingui();
  // The keyboard may choose what is scrolled out of sight.
  useEffect(() => {
    // Nothing is returned: newer browsers answer with a promise, which React would take for a cleanup.
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, chosen]);
  const groups = [...Map.groupBy(commands, ({ group }) => group)];
  return (
    <div id={id} role="listbox" aria-label={t`Results`} className="overflow-y-auto p-2 empty:p-0">
      {groups.map(([group, members]) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a list of results has no element
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} role="presentation" className="px-3 pt-2 pb-1 font-semibold text-ink-3 text-meta">
            {t(GROUPS[group])}
          </p>
          {members.map((command) => (
            <Row
              key={command.key}
              id={`${id}-${commands.indexOf(command)}`}
              command={command}
              isChosen={commands[chosen] === command}
              {...row}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type RowProps = Pick<Props, 'part' | 'withLetters' | 'onRun'> & { id: string; command: Command; isChosen: boolean };

function Row({ id, command, isChosen, part, withLetters, onRun }: RowProps) {
  const { t } = useLingui();
  const { title, about, letter, actions, found, sum } = command;
  return (
    <ListOption
      id={id}
      current={isChosen}
      onChoose={() => onRun(command)}
      className={classes('min-h-12 gap-3 px-3 py-1.5', isChosen && 'bg-teak-soft')}
    >
      <Face command={command} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          <Marked text={title} part={part} />
        </span>
        <span className="block truncate text-ink-3 text-meta">
          <Marked text={about} part={part} />
        </span>
      </span>
      {found?.approved && found.approved !== 'APPROVED' && (
        <Badge tone={found.approved === 'PENDING' ? 'wait' : 'no'}>{t(APPROVALS[found.approved])}</Badge>
      )}
      {found?.standing === 'blocked' && (
        <Badge tone="no">
          <Trans>Blocked</Trans>
        </Badge>
      )}
      {sum && <span className="flex-none text-ink-2 text-meta tabular-nums">{sum}</span>}
      <span aria-hidden="true" className="flex flex-none gap-1 max-md:hidden">
        {withLetters && letter && <Key>{letter}</Key>}
        {isChosen && actions && actions.length > 0 && (
          <Key>
            <Trans>Tab</Trans>
          </Key>
        )}
        {isChosen && <Key>↵</Key>}
      </span>
    </ListOption>
  );
}

const ICONS: Readonly<Record<Exclude<Command['group'], 'member'>, LucideIcon>> = {
  product: Package,
  order: Receipt,
  enquiry: MessageSquareText,
  page: FileText,
  setting: SlidersHorizontal,
  action: Zap,
};

/** A picture where there is one, so that the eye finds the line. */
function Face({ command: { group, title, found, seenAs, letter } }: { command: Command }) {
  if (found?.picture)
    return <Picture picture={found.picture} alt="" sizes="34px" ratio="1/1" className="w-8.5 flex-none rounded" />;
  if (group === 'member') return <Avatar name={title} />;
  const Icon = seenAs ? Eye : letter === 'B' ? Ban : ICONS[group];
  return (
    <span aria-hidden="true" className="grid size-8.5 flex-none place-items-center text-ink-3">
      <Icon size={18} strokeWidth={1.75} />
    </span>
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
