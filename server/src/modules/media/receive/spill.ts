import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import type { Failure } from '@plyhaat/contract/core/endpoint';
import { storageFull } from '@plyhaat/contract/core/errors';
import { newId } from '#platform/db/id.ts';
import { placeIn } from '#platform/files/workroom.ts';
import { AppError } from '#platform/http/failure.ts';

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** A full disk is a temporary fault of ours, so the sender is asked to try again. */
export async function withRoom<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const full = NO_ROOM.has((error as NodeJS.ErrnoException).code ?? '');
    throw full ? new AppError(storageFull, { retryAfter: 60 }) : error;
  }
}

export type SizeLimit = { readonly under: number; readonly tooLarge: Failure };

/** A file on its way in: written to a temporary place as it comes, never held whole, stopped at its limit. */
export class Spill {
  readonly id = newId();
  readonly file: string;
  /** What its sender called it. */
  readonly name: string | undefined;
  bytes = 0;
  readonly #handle: FileHandle;
  readonly #limit: SizeLimit;
  readonly #hash = createHash('sha256');

  private constructor(file: string, handle: FileHandle, limit: SizeLimit, name: string | undefined) {
    this.file = file;
    this.#handle = handle;
    this.#limit = limit;
    this.name = name;
  }

  static async open(workroom: string, limit: SizeLimit, name?: string): Promise<Spill> {
    await mkdir(workroom, { recursive: true });
    const file = placeIn(workroom);
    return new Spill(file, await open(file, 'wx'), limit, name);
  }

  async write(bytes: Buffer): Promise<void> {
    this.bytes += bytes.length;
    if (this.bytes >= this.#limit.under) throw new AppError(this.#limit.tooLarge);
    this.#hash.update(bytes);
    await withRoom(async () => {
      for (let at = 0; at < bytes.length; ) at += (await this.#handle.write(bytes, at)).bytesWritten;
    });
  }

  /** Ends the writing and tells the content's hash. */
  async end(): Promise<string> {
    await this.#handle.close();
    return this.#hash.digest('hex');
  }

  async remove(): Promise<void> {
    await this.#handle.close().catch(() => {});
    await rm(this.file, { force: true });
  }
}
