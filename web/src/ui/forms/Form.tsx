import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { showFirstError } from './first-error.ts';

/**
 * A form with fields: what is wrong stands at its field, and after sending the first of them comes into view with the
 * cursor in it, whether the form itself or the server found it (ALL-27).
 */
export function Form({ ref, ...form }: ComponentProps<'form'>) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    let isSent = false;
    const show = () => {
      if (isSent && showFirstError(current)) isSent = false;
    };
    const sent = () => {
      isSent = true;
      // What is still wrong does not change on the page.
      requestAnimationFrame(show);
    };
    const edited = () => {
      isSent = false;
    };
    const observer = new MutationObserver(show);
    observer.observe(current, { childList: true, subtree: true, attributeFilter: ['aria-invalid'] });
    current.addEventListener('submit', sent);
    current.addEventListener('input', edited);
    return () => {
      observer.disconnect();
      current.removeEventListener('submit', sent);
      current.removeEventListener('input', edited);
    };
  }, []);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => element.current);
  return <form noValidate {...form} ref={element} />;
}
