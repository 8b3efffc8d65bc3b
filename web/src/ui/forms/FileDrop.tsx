import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import { classes } from '../classes.ts';
import { accepts } from './accepts.ts';
import { FieldNote, RequiredMark } from './Field.tsx';
import { type FileItem, FileRow, type FileRowActions } from './FileRow.tsx';

export interface FileDropProps extends FileRowActions {
  label: ReactNode;
  /** As of an input: `image/*`, `video/mp4,video/quicktime`, `.pdf,.docx`. */
  accept: string;
  /** A file must be smaller than this. */
  maxBytes: number;
  items: FileItem[];
  onAdd: (files: File[]) => void;
  /** How many there may be in all. */
  most?: number;
  help?: ReactNode;
  /** What happens to a file, on a line of its own below the help. */
  note?: string;
  error?: string | undefined;
  required?: boolean;
  /** The sentences for files that are refused. */
  wrongType?: string;
  tooLarge?: string;
  icon?: ReactNode;
}

/** Choose or drop files. What happens to them is the caller's: nothing here touches the network. */
export function FileDrop(props: FileDropProps) {
  const { label, items, most = 1, note, required = false, onCancel, onRetry, onRemove } = props;
  const id = useId();
  const { refused, take } = useTake(props);
  const error = refused ?? props.error;
  const help = note ? <Lines help={props.help} note={note} /> : props.help;
  const full = taken(items) >= most;
  const Label = full ? 'span' : 'label';
  return (
    <div className="grid content-start gap-1.5">
      <Label {...(!full && { htmlFor: id })} className="w-fit font-semibold text-ui">
        {label}
        {required && <RequiredMark />}
      </Label>
      {items.length > 0 && (
        <ul className="grid gap-2">
          {items.map((item) => (
            <FileRow key={item.id} item={item} onCancel={onCancel} onRetry={onRetry} onRemove={onRemove} />
          ))}
        </ul>
      )}
      {!full && <Zone {...props} help={help} id={id} noteId={`${id}-note`} error={error} take={take} />}
      <FieldNote id={`${id}-note`} help={help} error={error} />
    </div>
  );
}

function Lines({ help, note }: { help: ReactNode; note: string }) {
  return (
    <>
      {help} <span className="block">{note}</span>
    </>
  );
}

function useTake({ accept, maxBytes, most = 1, items, onAdd, wrongType, tooLarge }: FileDropProps) {
  const { t } = useLingui();
  const [refused, setRefused] = useState<string>();
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    const fitting = files.filter((file) => accepts(file, accept));
    const small = fitting.filter((file) => file.size < maxBytes);
    if (fitting.length < files.length) setRefused(wrongType ?? t`Please select a valid file`);
    else if (small.length < fitting.length)
      setRefused(tooLarge ?? t`File size should be less than ${{ maxBytes: megabytes(maxBytes) }}MB`);
    else if (small.length > most - taken(items))
      setRefused(
        t`${plural(most, {
          one: 'You can add one file. The others were not added.',
          other: `You can add up to ${most} files. The others were not added.`,
        })}`,
      );
    else setRefused(undefined);
    const added = small.slice(0, most - taken(items));
    if (added.length > 0) onAdd(added);
  };
  return { refused, take };
}

/** What cannot be used takes no place. */
const taken = (items: readonly FileItem[]) => items.filter(({ state }) => state !== 'refused').length;

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);

interface ZoneProps extends Pick<FileDropProps, 'accept' | 'most' | 'items' | 'help' | 'icon' | 'error'> {
  id: string;
  noteId: string;
  take: (files: FileList | null) => void;
}

/** Nothing is dropped on a phone. */
const DROP = 'text-ink-2 max-md:hidden';

// The input itself covers the zone, so that pressing and dropping anywhere in it work.
function Zone({ id, noteId, accept, most = 1, items, help, icon, error, take }: ZoneProps) {
  const [over, setOver] = useState(false);
  const several = most - taken(items) > 1;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files);
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={classes(
        'relative flex min-h-24 items-center gap-4 rounded-card border-[1.5px] border-dashed bg-paper p-4 has-focus-visible:outline-2 has-focus-visible:outline-teak has-focus-visible:outline-offset-2 has-aria-invalid:border-brick',
        over ? 'border-teak bg-teak-soft' : 'border-control hover:border-ink-2',
      )}
    >
      <span aria-hidden="true" className="grid size-11 flex-none place-items-center rounded bg-sunken text-ink-2">
        {icon ?? <ImagePlus size={20} strokeWidth={1.75} />}
      </span>
      <span aria-hidden="true" className="text-ui">
        {several ? (
          <Trans>
            <span className="link">Choose files</span> <span className={DROP}>or drop them here</span>
          </Trans>
        ) : (
          <Trans>
            <span className="link">Choose a file</span> <span className={DROP}>or drop it here</span>
          </Trans>
        )}
      </span>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={several}
        aria-describedby={error || help ? noteId : undefined}
        aria-invalid={error ? true : undefined}
        onChange={choose}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
      />
    </div>
  );
}
