import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useHydrated } from '#ui/hydrated.ts';
import type { Path } from './navigation.ts';

type Props = { allowed: boolean; otherwise: Path; children: ReactNode };

/** Shows its children only when allowed, and sends everyone else away (SHELL-7). Who asks is known after hydration. */
export function Guard({ allowed, otherwise, children }: Props) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return allowed ? children : <Navigate to={otherwise} replace />;
}
