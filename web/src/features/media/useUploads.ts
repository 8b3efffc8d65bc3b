import { MEDIA_USES, type MediaUse, removeFile, type Upload } from '@plyhaat/contract/media';
import { useEffect, useRef, useState } from 'react';
import { CallError, call } from '#api/call.ts';
import { takenAs, uploadFile } from '#api/upload.ts';
import type { FileDropProps } from '#ui/FileDrop.tsx';
import type { FileItem } from '#ui/FileRow.tsx';

/** A file of a form: on its way, refused, or stored and ready to be named by `ref`. */
export type FormFile = FileItem & { readonly ref?: string };

export type UploadLimits = {
  /** How many there may be in all. */
  readonly most?: number;
  /** What the form held already. */
  readonly initial?: readonly FormFile[];
};

type Driven = Pick<
  FileDropProps,
  'accept' | 'maxBytes' | 'most' | 'items' | 'wrongType' | 'tooLarge' | 'onAdd' | 'onCancel' | 'onRetry' | 'onRemove'
>;

const AT_ONCE = 2;
const FAILED = 'Upload failed';

/** The fixed part of a drop zone: what it accepts, and in which words it refuses. */
function ruleOf(use: MediaUse) {
  const { takes } = MEDIA_USES[use];
  return {
    accept: takes.map(({ accept }) => accept).join(','),
    // Photographs are made smaller before they are sent, and only what is sent counts.
    maxBytes: takes.some(({ kind }) => kind === 'image')
      ? Number.POSITIVE_INFINITY
      : Math.max(...takes.map(({ under }) => under)),
    wrongType: takes[0].wrongKind.message,
    tooLarge: takes[0].tooLarge.message,
  };
}

const stored = ({ _id, address }: Upload): Partial<FormFile> => ({
  state: 'done',
  progress: 100,
  ref: _id,
  url: address,
});
const failed = (error: unknown): Partial<FormFile> => ({
  state: 'failed',
  error: error instanceof CallError ? error.message : FAILED,
});

/**
 * Uploads each chosen file at once, two at a time, and keeps it at hand: a dropped upload is sent again by one tap.
 * `drop` goes to a FileDrop, `refs` into the form, `busy` holds its submit back.
 */
export function useUploads(use: MediaUse, { most = 1, initial = [] }: UploadLimits = {}) {
  const [items, setItems] = useState<readonly FormFile[]>(initial);
  const queue = useQueue();
  const chosen = useRef(new Map<string, File>());
  const change = (id: string, to: Partial<FormFile>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...to } : item)));

  const begin = (id: string, file: File) =>
    queue.add(id, async (signal) => {
      try {
        const onProgress = (progress: number) => change(id, { progress });
        const upload = await uploadFile(file, use, { signal, onProgress });
        if (upload.kind === 'video') change(id, { ...stored(upload), url: '' });
        else change(id, stored(upload));
      } catch (error) {
        if (!signal.aborted) change(id, failed(error));
      }
    });
  const onAdd = (files: File[]) => {
    const added = files.map((file): FormFile => {
      const id = crypto.randomUUID();
      chosen.current.set(id, file);
      return { id, name: file.name, kind: takenAs(file, use).kind, state: 'uploading', progress: 0 };
    });
    setItems((all) => [...all, ...added]);
    for (const { id } of added) begin(id, chosen.current.get(id) as File);
  };
  const forget = (id: string) => {
    queue.cancel(id);
    chosen.current.delete(id);
    setItems((all) => all.filter((item) => item.id !== id));
  };
  const onRemove = (id: string) => {
    const removed = items.find((item) => item.id === id);
    // Only what was sent just now; what the form held before is the form's to let go when it is saved.
    if (removed?.ref && chosen.current.has(id)) call(removeFile, { params: { id: removed.ref } }).catch(() => {});
    forget(id);
  };
  const onRetry = (id: string) => {
    const file = chosen.current.get(id);
    if (!file) return;
    change(id, { state: 'uploading', progress: 0 });
    begin(id, file);
  };

  const drop: Driven = { ...ruleOf(use), most, items: [...items], onAdd, onCancel: forget, onRetry, onRemove };
  return {
    drop,
    refs: items.flatMap(({ ref }) => (ref ? [ref] : [])),
    busy: items.some(({ state }) => state === 'uploading'),
  };
}

type Waiting = { readonly id: string; readonly work: (signal: AbortSignal) => Promise<void> };

/** Two at a time, in order; all of them end with the screen. */
function useQueue() {
  const [queue] = useState(() => {
    const waiting: Waiting[] = [];
    const running = new Map<string, AbortController>();
    const next = () => {
      const turn = running.size < AT_ONCE ? waiting.shift() : undefined;
      if (!turn) return;
      const controller = new AbortController();
      running.set(turn.id, controller);
      void turn.work(controller.signal).finally(() => {
        running.delete(turn.id);
        next();
      });
      next();
    };
    const drop = (id: string) => {
      const at = waiting.findIndex((turn) => turn.id === id);
      if (at >= 0) waiting.splice(at, 1);
      running.get(id)?.abort();
    };
    return {
      add: (id: string, work: Waiting['work']) => {
        waiting.push({ id, work });
        next();
      },
      cancel: drop,
      end: () => {
        waiting.length = 0;
        for (const controller of running.values()) controller.abort();
      },
    };
  });
  useEffect(() => queue.end, [queue]);
  return queue;
}
