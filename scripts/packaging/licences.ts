import fs from 'node:fs';
import path from 'node:path';
import { licenceOf, nameOf } from '../audit.ts';
import type { Content } from './sbom.ts';

const TEXT = /^(licen[cs]e|copying|notice|third[-_]party)/i;

/** What a package says of its licences, in all files that do so. */
function textOf(folder: string): string {
  const files = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map(({ name }) => name)
    .sort();
  return files.map((name) => fs.readFileSync(path.join(folder, name), 'utf8').trim()).join('\n\n');
}

/** Every licence once, below the names of all that come under these words. */
export function licenceTexts({ lock, held, builtIn }: Content, folderOf: (place: string) => string): string {
  const places = [...new Set([...held, ...builtIn])].sort();
  const said = places.map((place) => {
    const locked = lock.packages[place] ?? {};
    const title = `${nameOf(place)} ${locked.version} (${licenceOf(place, locked)})`;
    return { title, text: textOf(folderOf(place)) };
  });
  const sections = [...Map.groupBy(said, ({ text }) => text)].map(([text, group]) => {
    const titles = [...new Set(group.map(({ title }) => title))].join('\n');
    return `${titles}\n\n${text || 'Its package has no text of its licence.'}`;
  });
  return `${sections.join(`\n\n${'='.repeat(100)}\n\n`)}\n`;
}
