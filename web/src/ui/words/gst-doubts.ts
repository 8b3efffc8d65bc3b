import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GstDoubt } from '@plyhaat/contract/core/gst';

/** What is said of a GST number that is saved all the same. */
export const GST_DOUBTS: Readonly<Record<GstDoubt, MessageDescriptor>> = {
  slip: msg`This GST number does not look right. Please check it.`,
  elsewhere: msg`This GST number belongs to a different state. Please check the state.`,
};
