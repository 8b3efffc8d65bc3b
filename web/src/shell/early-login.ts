import { normalizePhone } from '@plyhaat/contract/core/phone';
import { closeLogin, EARLY_LOGIN_ID, openLogin } from './login.ts';

/** The form of server HTML, removed from the page while nobody needs it. */
let form: HTMLElement | null = null;

const isOpen = () => form?.isConnected === true && form.matches(':popover-open');
const typed = () => form?.querySelector('input')?.value ?? '';

/** Once React answers: what is open is carried over to the modal, whose code is then fetched. */
export function takeOverLogin(): void {
  form = document.getElementById(EARLY_LOGIN_ID);
  if (isOpen()) openLogin();
  else form?.remove();
  form?.addEventListener('toggle', () => {
    if (form?.isConnected && !isOpen()) closeLogin();
  });
}

/** Stands in for the modal while its code is on its way over a slow line. */
export function standInForLogin(phone: string): void {
  const field = form?.querySelector('input');
  if (!form?.showPopover || !field || isOpen()) return;
  field.value = phone;
  document.body.append(form);
  form.showPopover();
  field.focus();
}

/**
 * The modal's field is here and takes over: it goes on with what was typed, and nothing stands in for it any more. To be
 * called in the same turn in which the field gets the focus, so that no letter falls between the two.
 */
export function handOverLogin(): { readonly phone: string; readonly send: boolean } | null {
  const wasOpen = isOpen();
  const text = typed();
  const phone = normalizePhone(text) ?? text.replace(/\D/g, '').slice(0, 10);
  // `early.ts` keeps the press of a button that React does not answer for.
  const send = form?.querySelector('[data-tapped]') !== null;
  form?.remove();
  form = null;
  return wasOpen ? { phone, send } : null;
}
