import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has no layout to scroll.
window.scrollTo = () => {};

afterEach(cleanup);
