import type { FileRule } from '@plyhaat/contract/core/endpoint';
import { bodyTooLarge, inputInvalid } from '@plyhaat/contract/core/errors';
import { MEDIA_USES, MediaUse } from '@plyhaat/contract/media/media';
import { AppError } from '#platform/http/failure.ts';
import type { FileRules } from '#platform/http/received-files.ts';
import type { SizeLimit } from './spill.ts';

const MOST_IN_A_LIST = 5;
/** Names, texts and the wrapping around the files. */
const ROOM_FOR_THE_REST = 1_048_576;

const isUse = (value: unknown): value is MediaUse => typeof value === 'string' && value in MEDIA_USES;

export function limitOf(use: MediaUse): SizeLimit {
  return MEDIA_USES[use].takes.reduce((a, b) => (b.under > a.under ? b : a));
}
const LARGEST: SizeLimit = {
  under: Math.max(...MediaUse.options.filter((use) => !MEDIA_USES[use].inChunks).map((use) => limitOf(use).under)),
  tooLarge: bodyTooLarge,
};

/** How large a file may be that arrives now, with what is known of the body so far. */
export function limitNow(rule: FileRule, soFar: Readonly<Record<string, unknown>>): SizeLimit {
  const use = typeof rule === 'string' ? rule : soFar[rule.named];
  return isUse(use) ? limitOf(use) : LARGEST;
}

/** What the file is for, once the whole body is known. */
export function useNow(rule: FileRule, body: unknown): MediaUse {
  const use = typeof rule === 'string' ? rule : (body as Record<string, unknown> | undefined)?.[rule.named];
  if (isUse(use)) return use;
  throw new AppError(inputInvalid, { fields: { [typeof rule === 'string' ? 'use' : rule.named]: 'Invalid input' } });
}

/** How many files may stand at a path. */
export function mostAt(path: string, rule: FileRule): number {
  if (!path.includes('[]')) return 1;
  return (isUse(rule) && MEDIA_USES[rule].most) || MOST_IN_A_LIST;
}

const bytesOf = (rules: FileRules): number =>
  Object.entries(rules).reduce((sum, [path, rule]) => sum + mostAt(path, rule) * limitNow(rule, {}).under, 0);

export const largestMultipart = (rules: FileRules): number => bytesOf(rules) + ROOM_FOR_THE_REST;
/** Base64 writes three bytes as four. */
export const largestJson = (rules: FileRules): number => Math.ceil((bytesOf(rules) * 4) / 3) + ROOM_FOR_THE_REST;
