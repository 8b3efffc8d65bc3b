import '@testing-library/jest-dom/vitest';
import { i18n } from '@lingui/core';
import { SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { connection } from '#api/connection.ts';
import { session } from '#api/session.ts';
import { forgetDrafts } from '#forms/drafts.ts';
import { closeLogin } from '#shell/login.ts';
import { forgetLooks } from '#shell/placement-watch.ts';
import { toastList } from '#ui/overlays/Toaster.tsx';
import { answerStylesQuickly } from './computed-styles.ts';

i18n.load(SOURCE_LANGUAGE, {});
i18n.activate(SOURCE_LANGUAGE);

// Lazy parts load from disk, and a busy machine takes its time.
configure({ asyncUtilTimeout: 30_000 });

// jsdom keeps no files behind addresses.
URL.createObjectURL = () => `blob:${crypto.randomUUID()}`;
URL.revokeObjectURL = () => {};

// jsdom draws by an interval: under one that a test has faked, its frames would stop for every file that follows.
const { setTimeout: later, clearTimeout: forget } = globalThis;
window.requestAnimationFrame = (draw) => Number(later(() => draw(performance.now()), 16));
window.cancelAnimationFrame = (frame) => forget(frame);

// jsdom has no layout to scroll.
window.scrollTo = () => {};

// Nor media queries: none fits unless a test says so (`stubBrowser`).
const noMatch = (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
if (!window.matchMedia) Object.assign(window, { matchMedia: noMatch });

if (document.defaultView) answerStylesQuickly(document.defaultView);

afterEach(() => {
  cleanup();
  // A screen that a test leads to may ask for a sign-in just before it ends.
  closeLogin();
});

// Files of one worker share its modules and its document: each leaves them as a visitor's first page finds them.
afterAll(async () => {
  vi.useRealTimers();
  // A screen still loading when its file ends would never load, for the files that follow either.
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetDrafts();
  forgetLooks();
  connection.find();
  session.clear();
  toastList.clear();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
});

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
