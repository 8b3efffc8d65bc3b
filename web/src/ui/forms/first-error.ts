/** What the cursor can go to. */
const CONTROLS = 'input:not([type=hidden]), select, textarea, button, [tabindex]';

/** The control that an error stands at, or the first one of its group. */
function controlOf(form: HTMLElement, error: Element): HTMLElement | null {
  const note = error.closest('[id]')?.id ?? '';
  const described = form.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(note)}"]`);
  return described?.matches(CONTROLS) ? described : (described?.querySelector<HTMLElement>(CONTROLS) ?? null);
}

/** Brings the first field that is wrong into view and puts the cursor into it; false where none is marked. */
export function showFirstError(form: HTMLElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true], [data-field-error]');
  const control = wrong?.matches('[aria-invalid=true]') ? wrong : wrong && controlOf(form, wrong);
  if (!control) return false;
  control.focus({ preventScroll: true });
  control.scrollIntoView?.({ block: 'center' });
  return true;
}
