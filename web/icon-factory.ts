import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = path.resolve(import.meta.dirname, 'src/ui/icons/createIcon.tsx');
const FACTORY = '\0icon-factory';
const PACKAGE = 'lucide-react';
const folder = path.resolve(fileURLToPath(import.meta.resolve(PACKAGE)), '../../esm');
const EXPORT = /export \{([^}]+)\} from '\.\/(icons\/[\w-]+\.mjs)'/g;
const IMPORT = new RegExp(`import \\{([^}]+)\\} from ["']${PACKAGE}["'];?`, 'g');

/** The file of each icon, by its names. */
function iconFiles(): ReadonlyMap<string, string> {
  const exported = fs.readFileSync(path.join(folder, `${PACKAGE}.mjs`), 'utf8').matchAll(EXPORT);
  return new Map(
    [...exported].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, path.join(folder, file)] as const),
    ),
  );
}

/** Each icon from its own file: the bundle's graph tells which screen shows which. */
function importedApart(names: string, files: ReadonlyMap<string, string>): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((written) => {
      const [name = '', local = name] = written.split(/\s+as\s+/);
      const file = files.get(name);
      if (!file) throw new Error(`${PACKAGE} has no icon '${name}'`);
      return `import ${local} from ${JSON.stringify(file)};`;
    })
    .join('');
}

/** Lucide's icons, drawn by our factory; screens import them from lucide as ever. */
export function iconFactory(): Plugin {
  const files = iconFiles();
  return {
    name: 'plyhaat-icon-factory',
    apply: 'build',
    resolveId: { order: 'pre', filter: { id: /createLucideIcon\.mjs$/ }, handler: () => FACTORY },
    load: {
      filter: { id: /icon-factory$/ },
      handler: (id) => (id === FACTORY ? `export { createIcon as default } from ${JSON.stringify(ours)};` : null),
    },
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: PACKAGE },
      handler: (code) => ({ code: code.replace(IMPORT, (_, names: string) => importedApart(names, files)), map: null }),
    },
  };
}
