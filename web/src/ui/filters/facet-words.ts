import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Of what a group of values to tick is one: what the box above it is for, and what it says when it finds none. */
export type Facet = 'brand' | 'category' | 'city' | 'finish' | 'grade' | 'size' | 'state' | 'thickness' | 'wood';

export const FACET_WORDS: Readonly<
  Record<Facet, { readonly find: MessageDescriptor; readonly none: MessageDescriptor }>
> = {
  brand: { find: msg`Find a brand`, none: msg`No matching brand found.` },
  category: { find: msg`Find a category`, none: msg`No matching category found.` },
  city: { find: msg`Find a city`, none: msg`No matching city found.` },
  finish: { find: msg`Find a finish`, none: msg`No matching finish found.` },
  grade: { find: msg`Find a grade`, none: msg`No matching grade found.` },
  size: { find: msg`Find a size`, none: msg`No matching size found.` },
  state: { find: msg`Find a state`, none: msg`No matching state found.` },
  thickness: { find: msg`Find a thickness`, none: msg`No matching thickness found.` },
  wood: { find: msg`Find a wood`, none: msg`No matching wood found.` },
};
