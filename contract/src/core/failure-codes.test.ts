import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { Failure } from './endpoint.ts';

/** Refusals of the same thing, each in the words of its form. */
const SHARED_CODES = ['image_too_large', 'video_too_large'];

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'error' in value && 'status' in value && 'message' in value;

test('every error code has one meaning', async () => {
  const root = path.resolve(import.meta.dirname, '..');
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.join(root, file)).href)));
  const failures = new Set(modules.flatMap((module) => Object.values(module).filter(isFailure)));
  expect(failures.size).toBeGreaterThan(100);
  const twice = [...Map.groupBy(failures, ({ error }) => error)]
    .filter(([error, meanings]) => meanings.length > 1 && !SHARED_CODES.includes(error))
    .map(([error, meanings]) => `${error}: ${meanings.map(({ message }) => message).join(' / ')}`);
  expect(twice).toEqual([]);
});
