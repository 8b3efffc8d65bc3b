import type { Plugin } from 'vite';

/** What the browser needs of an endpoint. Its schemas and failures are for whoever answers; forms import their own. */
const CALLED_BY = new Set(['method', 'path', 'creates']);
type Tree = {
  type?: string;
  start: number;
  end: number;
  callee?: Tree;
  name?: string;
  key?: Tree;
  [part: string]: unknown;
};

function* endpointsIn(tree: Tree): Generator<Tree> {
  if (tree.type === 'CallExpression' && tree.callee?.name === 'endpoint') yield (tree.arguments as [Tree])[0];
  for (const part of Object.values(tree)) if (part && typeof part === 'object') yield* endpointsIn(part as Tree);
}

/** The files that hold endpoints: all of the contract, however deep. */
export const CONTRACT_FILES = /contract\/src\/(?:[\w-]+\/)+[\w.-]+\.ts$/;

export const slimEndpoints: Plugin = {
  name: 'slim-endpoints',
  // Rendering on the server needs the rest: how long an answer may be cached.
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: CONTRACT_FILES },
    handler(code) {
      const unused = [...endpointsIn(this.parse(code) as unknown as Tree)]
        .flatMap(({ properties }) => properties as Tree[])
        // What is spread may hold the method.
        .filter(({ type, key }) => type !== 'SpreadElement' && !CALLED_BY.has(key?.name ?? ''));
      const slim = unused.reduceRight(
        (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
        code,
      );
      return { code: slim, map: null };
    },
  },
};
