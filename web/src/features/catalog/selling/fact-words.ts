import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Fact } from '@plyhaat/contract/catalog/asked-facts';

type Words = {
  readonly label: MessageDescriptor;
  /** A day has none. */
  readonly example?: MessageDescriptor;
  /** The field for an answer that is not listed. */
  readonly other: MessageDescriptor;
};

/** What each is called, and an example of it. */
export const FACT_WORDS: Readonly<Record<Fact, Words>> = {
  grade: { label: msg`Grade`, example: msg`e.g. BWP`, other: msg`Other grade` },
  thickness: { label: msg`Thickness`, example: msg`e.g. 18 mm`, other: msg`Other thickness` },
  size: { label: msg`Size`, example: msg`e.g. 8 × 4 ft`, other: msg`Other size` },
  wood: { label: msg`Wood`, example: msg`e.g. Gurjan`, other: msg`Other wood` },
  glue: { label: msg`Glue`, example: msg`e.g. Phenol formaldehyde`, other: msg`Other glue` },
  finish: { label: msg`Finish`, example: msg`e.g. Suede`, other: msg`Other finish` },
  standard: { label: msg`IS code`, example: msg`e.g. IS 710`, other: msg`Other is code` },
  warranty: { label: msg`Warranty`, example: msg`e.g. 10 years`, other: msg`Other warranty` },
  licenceNumber: { label: msg`CM/L licence`, example: msg`e.g. CM/L-8000123456`, other: msg`Other cm/l licence` },
  licenceValidTill: { label: msg`Licence valid till`, other: msg`Other licence valid till` },
  application: { label: msg`Application`, example: msg`e.g. Kitchens and wardrobes`, other: msg`Other application` },
  minimumOrder: { label: msg`Minimum order`, example: msg`e.g. 20 sheets`, other: msg`Other minimum order` },
};
