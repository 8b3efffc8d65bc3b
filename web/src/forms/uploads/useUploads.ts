import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MEDIA_USES, type MediaUse, removeFile, type Upload, wrongKindOf } from '@plyhaat/contract/media/media';
import { useEffect, useRef, useState } from 'react';
import { CallError, call } from '#api/call.ts';
import { resizes, takenAs, uploadFile } from '#api/upload.ts';
import { inPageLanguage, loadContractSentences } from '#languages/contract-sentences.ts';
import type { FileDropProps } from '#ui/forms/FileDrop.tsx';
import { type FileChange, type FormFile, lost, useWorded } from './form-file.ts';
import { usePolledUploads } from './usePolledUploads.ts';
import { useQueue } from './useQueue.ts';

export type UploadLimits = {
  /** How many there may be in all. */
  readonly most?: number;
  /** What the form held already. */
  readonly initial?: readonly FormFile[];
};

type Driven = Pick<
  FileDropProps,
  | 'accept'
  | 'maxBytes'
  | 'note'
  | 'most'
  | 'items'
  | 'wrongType'
  | 'tooLarge'
  | 'onAdd'
  | 'onCancel'
  | 'onRetry'
  | 'onRemove'
>;

/** The fixed part of a drop zone: what it accepts, and in which words it refuses. */
function ruleOf(use: MediaUse) {
  const { takes } = MEDIA_USES[use];
  return {
    accept: takes.map(({ accept }) => accept).join(','),
    // Of several kinds each has words of its own: the upload finds them.
    maxBytes: resizes(use) || takes.length > 1 ? Number.POSITIVE_INFINITY : takes[0].under,
    wrongType: inPageLanguage(wrongKindOf(use).message),
    tooLarge: inPageLanguage(takes[0].tooLarge.message),
  };
}

/** The picture that was chosen goes on being its preview: nothing is fetched to show it. */
const stored = ({ _id, state }: Upload): Partial<FormFile> => ({
  state: state === 'processing' ? 'processing' : 'done',
  progress: 100,
  ref: _id,
});
const failed = (error: unknown): FileChange => ({
  state: 'failed',
  error: error instanceof CallError ? error.message : msg`Upload failed`,
});

const MEGABYTE = 1_048_576;
const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
const waitingAt = (sent: string) => msg`Waiting for the network. ${sent} MB uploaded so far.`;

/** How far a file is; one that goes on after a dropped connection says what is safe meanwhile. */
function reports(file: File, change: (to: FileChange) => void) {
  let sent = 0;
  return {
    onProgress: (progress: number) => {
      sent = (file.size * progress) / 100;
      change({ progress });
    },
    onWaiting: (waiting: boolean) => change({ note: waiting ? waitingAt(megabytes(sent)) : '' }),
  };
}

/** What a row shows a file as. */
const kindOf = (file: File, use: MediaUse): NonNullable<FormFile['kind']> => {
  const { kind } = takenAs(file, use);
  return kind === 'image' || kind === 'video' ? kind : 'document';
};

/**
 * Uploads each chosen file at once, two at a time, and keeps it at hand: a dropped upload is sent again by one tap.
 * `drop` goes to a FileDrop, `refs` into the form, `busy` holds its submit back. `files` are for a draft, and `lose`
 * marks those that a save found gone.
 */
export function useUploads(use: MediaUse, { most = 1, initial = [] }: UploadLimits = {}) {
  const [items, setItems] = useState<readonly FormFile[]>(initial);
  const queue = useQueue();
  const chosen = useChosen();
  const { t } = useLingui();
  const worded = useWorded();
  const change = (id: string, to: FileChange) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...worded(to) } : item)));
  usePolledUploads(items, change);
  useEffect(() => void loadContractSentences(), []);

  const begin = (id: string, file: File) =>
    queue.add(id, async (signal) => {
      try {
        change(id, stored(await uploadFile(file, use, { signal, ...reports(file, (to) => change(id, to)) })));
      } catch (error) {
        if (!signal.aborted) change(id, failed(error));
      }
    });
  const onAdd = (files: File[]) => {
    const added = files.map((file): FormFile => {
      const { id, url } = chosen.keep(file);
      return { id, url, name: file.name, kind: kindOf(file, use), state: 'uploading', progress: 0 };
    });
    setItems((all) => [...all.filter(({ state }) => most > 1 || state !== 'refused'), ...added]);
    for (const { id } of added) begin(id, chosen.get(id) as File);
  };
  const forget = (id: string) => {
    queue.cancel(id);
    chosen.forget(id);
    setItems((all) => all.filter((item) => item.id !== id));
  };
  const onRemove = (id: string) => {
    const removed = items.find((item) => item.id === id);
    // Deletes only files of this visit; files that were saved before are released when the form is saved.
    if (removed?.ref && chosen.get(id)) call(removeFile, { params: { id: removed.ref } }).catch(() => {});
    forget(id);
  };
  const onRetry = (id: string) => {
    const file = chosen.get(id);
    if (!file) return;
    change(id, { state: 'uploading', progress: 0 });
    begin(id, file);
  };

  const note = resizes(use) && { note: t`Large pictures are resized before upload.` };
  const drop: Driven = { ...ruleOf(use), ...note, most, items: [...items], onAdd, onCancel: forget, onRetry, onRemove };
  const usable = items.filter(({ ref, state }) => ref !== undefined && state !== 'refused');
  return {
    drop,
    files: usable,
    refs: usable.flatMap(({ ref }) => (ref ? [ref] : [])),
    busy: items.some(({ state }) => state === 'uploading'),
    lose: (refs: readonly string[]) =>
      setItems((all) =>
        all.map((item) => (item.ref && refs.includes(item.ref) ? { ...item, ...worded(lost(item)) } : item)),
      ),
  };
}

/** The chosen files themselves, and an address in this browser to show each by. */
function useChosen() {
  const files = useRef(new Map<string, { file: File; url: string }>());
  const [chosen] = useState(() => ({
    keep(file: File) {
      const [id, url] = [crypto.randomUUID(), URL.createObjectURL(file)];
      files.current.set(id, { file, url });
      return { id, url };
    },
    get: (id: string) => files.current.get(id)?.file,
    forget(id: string) {
      URL.revokeObjectURL(files.current.get(id)?.url ?? '');
      files.current.delete(id);
    },
  }));
  useEffect(
    () => () => {
      for (const { url } of files.current.values()) URL.revokeObjectURL(url);
    },
    [],
  );
  return chosen;
}
