import { msg } from '@lingui/core/macro';
import { isUuid } from '@plyhaat/contract/core/uuid';
import { readUpload, type Upload, uploadNotFound } from '@plyhaat/contract/media/media';
import { useEffect, useEffectEvent } from 'react';
import { CallError, call } from '#api/call.ts';
import { type FileChange, type FormFile, lost } from './form-file.ts';

const LOOK_EVERY_MS = 3000;

/** A video being processed, or an upload known only from a draft, which may have been deleted since. */
const isUnsettled = ({ state, ref = '', url }: FormFile) =>
  isUuid(ref) && (state === 'processing' || (state === 'done' && url === undefined));

function seen({ state, reason, address }: Upload): FileChange {
  if (state === 'rejected') return { state: 'refused', error: reason ?? msg`Please choose another file` };
  return state === 'ready' ? { state: 'done', url: address } : { state };
}

/** Asks after uploads until each can be shown, was rejected, or is known to be gone. */
export function usePolledUploads(items: readonly FormFile[], change: (id: string, to: FileChange) => void): void {
  const unsettled = items.filter(isUnsettled);
  const look = useEffectEvent(async (item: FormFile) => {
    try {
      change(item.id, seen((await call(readUpload, { params: { id: item.ref ?? '' } })).data));
    } catch (error) {
      if (error instanceof CallError && error.is(uploadNotFound)) change(item.id, lost(item));
    }
  });
  const lookAtAll = useEffectEvent(() => {
    for (const item of unsettled) void look(item);
  });
  const which = unsettled.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (which === '') return;
    lookAtAll();
    const timer = setInterval(() => lookAtAll(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [which]);
}
