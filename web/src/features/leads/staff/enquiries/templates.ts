import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Template = { readonly title: MessageDescriptor; readonly text: MessageDescriptor };

/** What is asked often, and a plain answer to it. */
export const TEMPLATES: readonly Template[] = [
  {
    title: msg`File with password`,
    text: msg`your PDF is locked with a password, so we cannot read it. Please save it without the password, or photograph the first page, and upload it again under Account, Profile. We look at it the same hour.`,
  },
  {
    title: msg`Which plan fits`,
    text: msg`the plans for your role, and what each of them holds, stand under Account, Subscription. Most begin with Start for three months; what is left of it is credited when you change to a larger one.`,
  },
  {
    title: msg`Invoice again`,
    text: msg`you find every invoice under Account, Orders: open the order to download the PDF or to have it mailed again.`,
  },
  {
    title: msg`Sellers near you`,
    text: msg`please post what you need under Post requirement, with quantity and city. Sellers near you who have it are told at once and send you their prices; it costs you nothing.`,
  },
];
