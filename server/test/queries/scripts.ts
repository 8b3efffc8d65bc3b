import { NORTHERN } from './scripts-northern.ts';
import { SOUTHERN } from './scripts-southern.ts';

/**
 * What people of each state type for the trade's most asked words, in their own script: English words as they are heard,
 * and the local ones. Each stands with the Latin words whose first three results it must find. Written before any of
 * these scripts was read; every fifth row is kept aside and never looked at while something is changed to please the
 * others.
 */
const SCRIPTS = { ...NORTHERN, ...SOUTHERN };

type Script = keyof typeof SCRIPTS;

export type Spelt = {
  readonly script: Script;
  readonly query: string;
  /** Finds the same. */
  readonly latin: string;
  readonly isKeptAside: boolean;
};

const EVERY = 5;
const read = (script: Script): Spelt[] =>
  SCRIPTS[script]
    .trim()
    .split('\n')
    .map((line, at) => {
      const [query = '', latin = ''] = line.split(' => ');
      return { script, query, latin, isKeptAside: at % EVERY === EVERY - 1 };
    });

export const IN_SCRIPTS: readonly Script[] = Object.keys(SCRIPTS) as Script[];
export const SPELT: readonly Spelt[] = IN_SCRIPTS.flatMap(read);
