import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Lazy parts load from disk, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

// jsdom keeps no files behind addresses.
URL.createObjectURL = () => `blob:${crypto.randomUUID()}`;
URL.revokeObjectURL = () => {};

// jsdom has no layout to scroll.
window.scrollTo = () => {};

afterEach(cleanup);

/** jsdom has none. Nothing comes into sight unless a test says so (`stubBrowser`). */
globalThis.IntersectionObserver ??= class implements IntersectionObserver {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  takeRecords = () => [];
  observe() {}
  unobserve() {}
  disconnect() {}
};
