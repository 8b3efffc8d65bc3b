import { act } from '@testing-library/react';
import { vi } from 'vitest';

class EverythingInSight implements IntersectionObserver {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  takeRecords = () => [];
  notify: IntersectionObserverCallback;
  constructor(notify: IntersectionObserverCallback) {
    this.notify = notify;
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
    queueMicrotask(() => act(() => this.notify([entry], this)));
  }
  unobserve() {}
  disconnect() {}
}

class NothingResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What jsdom lacks and carousels ask for; with `desk` the window is wide. Undone by `vi.unstubAllGlobals()`. */
export function stubBrowser({ reducedMotion = false, desk = false } = {}) {
  vi.stubGlobal('IntersectionObserver', EverythingInSight);
  vi.stubGlobal('ResizeObserver', NothingResizes);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: (reducedMotion && media.includes('reduced-motion')) || (desk && media.includes('min-width')),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
