import { msg } from '@lingui/core/macro';
import { type Picture, pictureAddress } from '@plyhaat/contract/core/picture';
import type { FileItem } from '#ui/forms/FileRow.tsx';
import { type Said, useSay } from '#ui/said.ts';

/** A file of a form: on its way, refused, or stored and ready to be named by `ref`. */
export type FormFile = FileItem & { readonly ref?: string };

/** What becomes of one. */
export type FileChange = Omit<Partial<FormFile>, 'error' | 'note'> & { readonly error?: Said; readonly note?: Said };

/** A change as a form keeps it: in words. */
export function useWorded(): (change: FileChange) => Partial<FormFile> {
  const say = useSay();
  return ({ error, note, ...change }) => ({
    ...change,
    ...(error !== undefined && { error: say(error) }),
    ...(note !== undefined && { note: say(note) }),
  });
}

/** The state of an upload that the server no longer has. */
export const lost = ({ name }: FormFile): FileChange => ({
  state: 'refused',
  error: msg`Please add ${name} again`,
});

/** What a draft keeps of a file. Addresses of this visit do not outlive it. */
export function toDraft({ id, name, kind, ref, url }: FormFile): FormFile {
  const lasting = url !== undefined && !url.startsWith('blob:');
  return {
    id,
    name,
    state: 'done',
    ...(kind && { kind }),
    ...(ref && { ref }),
    ...(lasting && { url }),
  };
}

/** What a saved form held: `path` names it in the next save, `picture` shows it. */
export const storedFile = (
  path: string,
  picture: Picture | null,
  name: string,
  kind: FormFile['kind'] = 'image',
): FormFile => toDraft({ id: path, ref: path, name, kind, state: 'done', url: pictureAddress(picture?.path ?? path) });

/** The references that a form sends. */
export const refsOf = (files: readonly FormFile[]): string[] =>
  files.flatMap(({ ref, state }) => (ref && state !== 'refused' ? [ref] : []));
