import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runApart } from './apart.ts';

function someProgram(text: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plyhaat-apart-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'some.program.mjs');
  writeFileSync(file, text);
  return file;
}

test('a program runs to its end with what it is given; one that fails is told by its end', async () => {
  const program = someProgram('process.exit(process.argv[2] === process.env.EXPECTED ? 0 : 3)');
  await runApart(program, { args: ['shop'], env: { EXPECTED: 'shop' } });
  await expect(runApart(program, { args: ['shop'], env: { EXPECTED: 'store' } })).rejects.toThrow(
    `${program} ended with 3`,
  );
});

test('a program that is given up is ended', async () => {
  const giveUp = new AbortController();
  const endless = runApart(someProgram('setInterval(() => {}, 1000)'), { signal: giveUp.signal });
  giveUp.abort();
  await expect(endless).rejects.toThrow('aborted');
});
