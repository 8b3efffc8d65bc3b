import { type ComponentType, lazy } from 'react';

/** React's `lazy` for a component that its file exports by name. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => load().then((part) => ({ default: part })));
