import { msg } from '@lingui/core/macro';
import { formatPhone } from '@plyhaat/contract/core/phone';
import { type ChangedSite, CONTACT } from '@plyhaat/contract/core/site';
import { useSay } from '#ui/said.ts';
import { useInstallation } from './installation.ts';

function contactOf(changed: ChangedSite) {
  const { address, hours: _hours, instagram, youtube, facebook, linkedin, ...contact } = { ...CONTACT, ...changed };
  return {
    ...contact,
    phoneShown: formatPhone(contact.phone),
    address: address.split('\n'),
    social: { Instagram: instagram, YouTube: youtube, Facebook: facebook, LinkedIn: linkedin },
  };
}
export type Contact = ReturnType<typeof contactOf> & { readonly hours: readonly string[] };

/** Until staff set others. */
const HOURS = [msg`Monday to Saturday`, msg`9:30 AM to 6:30 PM`, msg`Sunday closed`];

const NOTHING: ChangedSite = {};
const made = new WeakMap<ChangedSite, ReturnType<typeof contactOf>>();

/** How to reach us, as staff set it. */
export function useContact(): Contact {
  const { changed = NOTHING } = useInstallation();
  const say = useSay();
  const contact = made.get(changed) ?? contactOf(changed);
  made.set(changed, contact);
  return { ...contact, hours: changed.hours?.split('\n') ?? HOURS.map((line) => say(line)) };
}
