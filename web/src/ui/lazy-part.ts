import { type ComponentType, lazy } from 'react';
import { withMessages } from '#languages/messages.ts';

/** React's `lazy` for a part that says something: its sentences come with its code. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => withMessages(load()).then((part) => ({ default: part })));
