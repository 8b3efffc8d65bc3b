import { formatPhone } from '@plyhaat/contract/core/phone';
import { type ChangedSite, CONTACT } from '@plyhaat/contract/core/site';
import { useInstallation } from './installation.ts';

function contactOf(changed: ChangedSite) {
  const { address, hours, instagram, youtube, facebook, linkedin, ...contact } = { ...CONTACT, ...changed };
  return {
    ...contact,
    phoneShown: formatPhone(contact.phone),
    address: address.split('\n'),
    hours: hours.split('\n'),
    social: { Instagram: instagram, YouTube: youtube, Facebook: facebook, LinkedIn: linkedin },
  };
}
export type Contact = ReturnType<typeof contactOf>;

const NOTHING: ChangedSite = {};
const made = new WeakMap<ChangedSite, Contact>();

/** How to reach us, as staff set it. */
export function useContact(): Contact {
  const { changed = NOTHING } = useInstallation();
  const contact = made.get(changed) ?? contactOf(changed);
  made.set(changed, contact);
  return contact;
}
