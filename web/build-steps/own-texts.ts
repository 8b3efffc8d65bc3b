import path from 'node:path';
import type { Plugin } from 'vite';

const TEXTS = './texts.ts';

/**
 * Each component has its own copy of the texts it says, of which the bundler keeps what it uses: a file of texts that
 * several screens share would be one more script for each of them.
 */
export const ownTexts: Plugin = {
  name: 'plyhaat-own-texts',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== TEXTS || !importer) return;
    const file = path.join(path.dirname(importer), TEXTS);
    return `${file}?of=${path.basename(importer)}`;
  },
};
