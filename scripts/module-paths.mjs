import { registerHooks } from 'node:module';

// Node reads manifests and asks the disk anew for each import of each file: a third of the time to start. A name leads
// to the same file from everywhere in one workspace, and a path of ours names its file in full.
const WORKSPACE = /^(file:.*\/(?:contract|server|web|scripts|bench)\/)(?!.*\/node_modules\/)/;
const INSIDE_DRIZZLE = /\/node_modules\/drizzle-orm\/.*\.js$/;
const resolved = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? '';
    const isPath = /^\.\.?\//.test(specifier);
    const at = (format) => ({ url: new URL(specifier, parent).href, format, shortCircuit: true });
    if (isPath && INSIDE_DRIZZLE.test(parent)) return at('module');
    const workspace = WORKSPACE.exec(parent)?.[1];
    if (isPath && workspace && specifier.endsWith('.ts')) return at('module-typescript');
    const isNamed = !isPath && (workspace || specifier.startsWith('drizzle-orm'));
    if (!isNamed || Object.keys(context.importAttributes ?? {}).length > 0) return next(specifier, context);
    const key = `${workspace} ${specifier} ${context.conditions.includes('require')}`;
    const found = resolved.get(key) ?? next(specifier, context);
    resolved.set(key, found);
    return { ...found, shortCircuit: true };
  },
});
