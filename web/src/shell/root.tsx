import type { I18n } from '@lingui/core';
import type { Failure } from '@plyhaat/contract/core/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { connection } from '#api/connection.ts';
import { ShellErrorScreen } from './ErrorScreen.tsx';
import { hydrated } from './hydration.tsx';
import type { Installation } from './installation.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { openSavedCopy } from './offline/saved-copy.ts';
import type { ShellParts } from './parts.ts';
import { Shell } from './Shell.tsx';

type Context = { queries: QueryClient; i18n: I18n; installation: Installation; parts: ShellParts; failure?: Failure };

/** A page that is about to be left draws nothing more. */
const leaveForSavedCopy = async (): Promise<void> => {
  if (await openSavedCopy()) await new Promise(() => {});
};

/** Every page stands in the shell, and the shell needs the level-1 categories for its menu and footer. */
export const root = createRootRouteWithContext<Context>()({
  beforeLoad: ({ preload }) => (preload || !connection.get().isLost ? hydrated() : leaveForSavedCopy()),
  loader: ({ context }) => context.parts.loadCategories(context.queries),
  staleTime: Number.POSITIVE_INFINITY,
  component: Shell,
  errorComponent: ShellErrorScreen,
  notFoundComponent: NotFoundScreen,
});
