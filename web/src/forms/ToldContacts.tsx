import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Contact } from '@plyhaat/contract/core/contact-in-text';
import { Info } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { Field, type FieldProps } from '#ui/forms/Field.tsx';

/** The server's own rule (ALL-9). It comes with the first letter that is typed: most pages have such a field, few are typed in. */
const contactsOf = async (text: string) => (await import('@plyhaat/contract/core/contact-in-text')).contactsIn(text);

const LEAVE_OUT: Readonly<Record<Contact, MessageDescriptor>> = {
  phone: msg`This looks like a phone number. Please leave it out: contacts are not shown in texts.`,
  email: msg`This looks like an e-mail address. Please leave it out: contacts are not shown in texts.`,
  link: msg`This looks like a link. Please leave it out: contacts are not shown in texts.`,
};

/** `names` may be called like a site: a link alone is let through there. */
type Rule = { names?: boolean };

/** Around a control for a text that others read: a contact that is typed into it is told at once (ALL-28). */
export function ToldContacts({
  names = false,
  className,
  children,
}: Rule & { className?: string; children: ReactNode }) {
  const { t } = useLingui();
  const [told, setTold] = useState<Contact>();
  const typed = useRef('');
  const read = async ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const text = target.value;
    typed.current = text;
    const found = await contactsOf(text);
    if (typed.current === text) setTold(found.find((contact) => !names || contact !== 'link'));
  };
  return (
    <div onInput={read} className={classes('grid content-start gap-1.5', className)}>
      {children}
      {told && (
        <p role="alert" className="flex items-start gap-1.5 rounded bg-amber-soft px-3 py-2 text-amber-ink text-meta">
          <Info size={16} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none" />
          {t(LEAVE_OUT[told])}
        </p>
      )}
    </div>
  );
}

/** A field for a text that others read. */
export function PublicField({ names = false, className = '', ...field }: FieldProps & Rule) {
  return (
    <ToldContacts names={names} className={className}>
      <Field {...field} />
    </ToldContacts>
  );
}
