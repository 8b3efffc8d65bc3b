import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

export const productCount = (count: number): MessageDescriptor =>
  msg`${plural(count, { one: '1 product', other: `${{ shown: count.toLocaleString('en-IN') }} products` })}`;
