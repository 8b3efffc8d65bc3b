import type { MediaUse } from '@plyhaat/contract/media/media';

const KEY = 'plyhaat.uploads';
/** The server removes the parts of an upload after a day. */
const LASTS_MS = 24 * 3_600_000;

type Unfinished = Readonly<Record<string, { readonly id: string; readonly at: number }>>;

/** Storage may be refused or hold anything: an upload then begins anew. */
function stored(): Unfinished {
  try {
    const all: Unfinished = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => Date.now() - at < LASTS_MS));
  } catch {
    return {};
  }
}

function store(all: Unfinished): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // It is then known until the page is left.
  }
}

const nameOf = ({ name, size, lastModified }: File, use: MediaUse) => [use, size, lastModified, name].join(' ');

/** Uploads that were begun, by what identifies a file across visits: whoever chooses it again continues. */
export const unfinished = {
  find: (file: File, use: MediaUse): string | undefined => stored()[nameOf(file, use)]?.id,
  add: (file: File, use: MediaUse, id: string) => store({ ...stored(), [nameOf(file, use)]: { id, at: Date.now() } }),
  remove(file: File, use: MediaUse): void {
    const { [nameOf(file, use)]: _gone, ...others } = stored();
    store(others);
  },
};
