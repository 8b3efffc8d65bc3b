import { registerHooks } from 'node:module';

// Node reads a package's manifest anew for each of its files, and that of drizzle-orm names hundreds of entries: a third
// of the time to start. Its files are ES modules that name each other by path, and a name leads to the same file everywhere.
const INSIDE = /\/node_modules\/drizzle-orm\/.*\.js$/;
const known = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (/^\.\.?\//.test(specifier) && INSIDE.test(context.parentURL ?? ''))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context);
    const key = `${specifier} ${context.conditions.includes('require')}`;
    const found = known.get(key) ?? next(specifier, context);
    known.set(key, found);
    return { ...found, shortCircuit: true };
  },
});
