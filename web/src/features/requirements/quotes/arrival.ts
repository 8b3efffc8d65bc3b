import { useLocation } from '@tanstack/react-router';

/** Addresses of a requirement that end so lead to the quote's form. */
export const QUOTE_ANCHOR = 'quote';

const show = (form: HTMLFormElement | null) => {
  form?.closest(`#${QUOTE_ANCHOR}`)?.scrollIntoView?.({ block: 'start' });
  form?.querySelector('input')?.focus({ preventScroll: true });
};

/** For the form: whoever came for it sees it, with the keyboard in its first field, as soon as it is there. */
export function useArrival() {
  const isMeant = useLocation({ select: ({ hash }) => hash === QUOTE_ANCHOR });
  return isMeant ? show : undefined;
}
