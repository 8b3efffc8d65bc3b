import type { Store } from './store.ts';

/** What one backup is made of, and which versions of the product's files were there. */
export type Manifest = {
  readonly label: string;
  readonly kind: 'pgbackrest' | 'embedded';
  readonly startedAt: string;
  readonly stoppedAt: string;
  readonly files: readonly string[];
};

const FOLDER = 'manifests/';
const nameOf = (label: string) => `${FOLDER}${label}.json`;

export const writeManifest = (store: Store, manifest: Manifest): Promise<void> =>
  store.putText(nameOf(manifest.label), JSON.stringify(manifest));

export const readManifest = async (store: Store, label: string): Promise<Manifest> =>
  JSON.parse(await store.text(nameOf(label)));

/** Labels begin with the time: oldest first. */
export async function readLabels(store: Store): Promise<string[]> {
  const labels: string[] = [];
  for await (const { name } of store.list(FOLDER)) labels.push(name.slice(FOLDER.length).replace('.json', ''));
  return labels.sort();
}

export const removeManifest = (store: Store, label: string): Promise<void> => store.remove(nameOf(label));
