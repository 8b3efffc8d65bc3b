import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Endpoint } from '@plyhaat/contract/core/endpoint';

export type EndpointName = { readonly name: string; readonly domain: string };

const contract = path.resolve(
  path.dirname(fileURLToPath(import.meta.resolve('@plyhaat/contract/core/endpoint'))),
  '..',
);
/** Endpoints about the service rather than about a domain. */
const CORE = 'core';

const isEndpoint = (part: unknown): part is Endpoint =>
  typeof part === 'object' && part !== null && 'method' in part && 'access' in part && 'reply' in part;

/** What the contract calls each endpoint, and the domain it belongs to: the name of its file's folder. */
export async function endpointNames(): Promise<ReadonlyMap<Endpoint, EndpointName>> {
  const files = globSync('**/*.ts', { cwd: contract }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map(async (file) => {
      const [folder = CORE] = file.split(path.sep);
      const domain = folder === CORE ? 'operations' : folder;
      const parts: Record<string, unknown> = await import(pathToFileURL(path.join(contract, file)).href);
      return Object.entries(parts).flatMap(([name, part]) =>
        isEndpoint(part) ? [[part, { name, domain }] as const] : [],
      );
    }),
  );
  return new Map(modules.flat());
}
