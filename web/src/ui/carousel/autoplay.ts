import { type RefObject, useCallback, useEffect, useState } from 'react';
import { mediaHook } from '../media.ts';

export const useReducedMotion = mediaHook('(prefers-reduced-motion: reduce)');
export const usePhone = mediaHook('(max-width: 768px)');

/** Whether the mouse is over the element, a finger holds it or the keyboard's focus is within it. */
export function useAttention(target: RefObject<HTMLElement | null>) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const { signal, abort } = abortable();
    const left = () => setPointed(false);
    const focus = (event: FocusEvent) => setFocused((event.target as Element).matches(':focus-visible'));
    element.addEventListener('pointerenter', (event) => setPointed(event.pointerType !== 'touch'), { signal });
    element.addEventListener('pointerleave', left, { signal });
    element.addEventListener('pointerdown', (event) => event.pointerType === 'touch' && setPointed(true), { signal });
    element.addEventListener('pointerup', (event) => event.pointerType === 'touch' && left(), { signal });
    element.addEventListener('pointercancel', left, { signal });
    element.addEventListener('focusin', focus, { signal });
    element.addEventListener('focusout', () => setFocused(false), { signal });
    return abort;
  }, [target]);
  const release = useCallback(() => setFocused(false), []);
  return { attended: pointed || focused, release };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** False while scrolled out of sight, so that a long page does not move what nobody sees. */
export function useInSight(target: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.some((entry) => entry.isIntersecting)));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return inSight;
}

/** Calls `step` every `ms` while `running`, but not in a hidden tab. */
export function useTicker(running: boolean, ms: number, step: () => void) {
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && step(), ms);
    return () => clearInterval(timer);
  }, [running, ms, step]);
}
