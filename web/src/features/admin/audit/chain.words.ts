import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** What is said of the log's chain of `rows` entries, when none was changed. */
export function chainHolds(rows: number): MessageDescriptor {
  const shown = rows.toLocaleString('en-IN');
  return msg`${plural(rows, {
    one: 'Nothing was changed: 1 entry is as it was written.',
    other: `Nothing was changed: all ${shown} entries are as they were written.`,
  })}`;
}

export const chainBreaks = (seq: number): MessageDescriptor =>
  msg`Entry ${{ entry: seq.toLocaleString('en-IN') }} or the one before it was changed or removed.`;
