import type { Failure } from '@plyhaat/contract/core/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { ShellErrorScreen } from './ErrorScreen.tsx';
import type { Installation } from './installation.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { Shell } from './Shell.tsx';

type Context = { queries: QueryClient; installation: Installation; failure?: Failure };

/** Every page stands in the shell, and the shell needs the level-1 categories for its menu and footer. */
export const root = createRootRouteWithContext<Context>()({
  loader: ({ context }) => context.queries.ensureQueryData(categoryList()),
  staleTime: Number.POSITIVE_INFINITY,
  component: Shell,
  errorComponent: ShellErrorScreen,
  notFoundComponent: NotFoundScreen,
});
