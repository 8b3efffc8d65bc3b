import { Outlet } from '@tanstack/react-router';
import { Toaster } from '#ui/Toaster.tsx';

/** What surrounds every page. */
export function Shell() {
  return (
    <>
      <main id="main">
        <Outlet />
      </main>
      <Toaster />
    </>
  );
}
