import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { Toaster } from '#ui/overlays/Toaster.tsx';
import { DemoBanner } from './DemoBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useInstallation } from './installation.ts';
import { closeLogin, useLogin } from './login.ts';
import { OfflineNotice } from './offline/OfflineNotice.tsx';
import { TopBar } from './TopBar.tsx';
import { useTopBarAway } from './topBarAway.ts';
import { useLazyPart } from './useLazyPart.ts';

/** What surrounds every page. */
export function Shell() {
  const { demo } = useInstallation();
  const main = useFocusOnArrival();
  const fullHeight = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.fullHeight) });
  useEffect(markAlive, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="-top-20 fixed left-2 z-30 rounded bg-teak-fill px-4 py-3 font-semibold text-ui text-white focus:top-2"
      >
        Skip to content
      </a>
      <div className={fullHeight ? 'flex h-dvh min-h-128 flex-col' : 'contents'}>
        {demo && <DemoBanner />}
        <Top compact={fullHeight} />
        <main ref={main} id="main" tabIndex={-1} className="min-h-0 flex-1 scroll-mt-36 outline-none">
          <Outlet />
        </main>
      </div>
      <Footer />
      <Login />
      <Toaster />
    </div>
  );
}

/** From here on taps are answered; the journeys wait for it. */
function markAlive() {
  document.documentElement.dataset.alive = 'true';
  document.dispatchEvent(new Event('alive'));
}

// Whoever comes back by keyboard sees where they are.
const AWAY =
  'max-md:-translate-y-full max-md:has-focus-visible:translate-y-0 md:-translate-y-9.5 md:has-[section_:focus-visible]:translate-y-0';

/** Top bar and header move by transform alone, so the page beneath never jumps. On phones they leave together. */
function Top({ compact }: { compact: boolean }) {
  const away = useTopBarAway();
  return (
    <div className={classes('sticky top-0 z-20 transition-transform duration-200', away && AWAY)}>
      <div className={compact ? 'max-md:hidden' : 'contents'}>
        <TopBar />
      </div>
      <Header compact={compact} />
      <OfflineNotice />
    </div>
  );
}

function Login() {
  const { open } = useLogin();
  const LoginModal = useLazyPart(open, () => import('./LoginModal.tsx').then((chunk) => chunk.LoginModal), closeLogin);
  return LoginModal && <LoginModal />;
}

/** A new page begins at its content, for the keyboard and for whoever listens to it. */
function useFocusOnArrival() {
  const router = useRouter();
  const main = useRef<HTMLElement>(null);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) main.current?.focus({ preventScroll: true });
      }),
    [router],
  );
  return main;
}
