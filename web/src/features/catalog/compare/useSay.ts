import { useLingui } from '@lingui/react/macro';
import type { Say } from './comparison.ts';

/** Puts texts of ours into the reader's language; what sellers wrote stays. */
export function useSay(): Say {
  const { t } = useLingui();
  return (said) => (typeof said === 'string' ? said : t(said));
}
