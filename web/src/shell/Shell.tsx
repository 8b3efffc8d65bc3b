import { Trans } from '@lingui/react/macro';
import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { session, useSession } from '#api/session.ts';
import { classes } from '#ui/classes.ts';
import { useHydrated } from '#ui/hydrated.ts';
import { Toaster } from '#ui/overlays/Toaster.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { DemoBanner } from './DemoBanner.tsx';
import { standInForLogin, takeOverLogin } from './early-login.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Alive, PART, screenHydrated } from './hydration.tsx';
import { useInstallation } from './installation.ts';
import { useLanguages } from './languages/useLanguages.ts';
import { closeLogin, useLogin } from './login.ts';
import { OfflineNotice } from './offline/OfflineNotice.tsx';
import { useShellParts } from './parts.ts';
import { TopBar } from './TopBar.tsx';
import { type Away, useTopBarAway } from './topBarAway.ts';

/** What surrounds every page. */
export function Shell() {
  const { demo } = useInstallation();
  useFocusOnArrival();
  const fullHeight = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.fullHeight) });
  const working = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.working) });
  const ownFrame = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.ownFrame) });
  useEffect(takeOverLogin, []);
  const shell = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLElement>(null);
  return (
    <div ref={shell} {...PART} className="flex min-h-dvh flex-col">
      <Alive part={shell} />
      <a
        href="#main"
        className="-top-20 fixed left-2 z-30 rounded bg-teak-fill px-4 py-3 font-semibold text-ui text-white focus:top-2"
      >
        <Trans>Skip to content</Trans>
      </a>
      <div className={fullHeight ? 'flex h-dvh min-h-128 flex-col' : 'contents'}>
        {demo && <DemoBanner />}
        {ownFrame ? (
          <Outlet />
        ) : (
          <>
            <Top fills={fullHeight} working={working} />
            <main ref={screen} {...PART} id="main" tabIndex={-1} className="min-h-0 flex-1 scroll-mt-36 outline-none">
              <Outlet />
            </main>
          </>
        )}
      </div>
      <Suspense>
        <Alive part={screen} onAlive={markAlive} />
      </Suspense>
      {!ownFrame && <Footer />}
      <Offer />
      <View />
      <Login />
      <Toaster />
    </div>
  );
}

/** From here on React answers taps; the journeys and the bench wait for it. */
function markAlive() {
  screenHydrated();
  document.documentElement.dataset.alive = 'true';
  performance.mark('alive');
}

// A hidden bar comes back while the keyboard's focus is in it.
const BAR_AWAY = 'md:-translate-y-9.5 md:has-[section_:focus-visible]:translate-y-0';
const AWAY: Record<Away, string> = {
  nothing: '',
  bar: `max-md:-translate-y-8.5 max-md:has-[section_:focus-visible]:translate-y-0 ${BAR_AWAY}`,
  all: `max-md:-translate-y-full max-md:has-focus-visible:translate-y-0 ${BAR_AWAY}`,
};

/** Without a top bar there is only the header to leave, on phones. */
const HEADER_AWAY: Record<Away, string> = {
  nothing: '',
  bar: '',
  all: 'max-md:-translate-y-full max-md:has-focus-visible:translate-y-0',
};

type TopProps = { fills: boolean; working: boolean };

/** Top bar and header move by transform alone, so the page beneath never jumps. On phones they leave together. */
function Top({ fills, working }: TopProps) {
  const away = useTopBarAway();
  const moved = working ? HEADER_AWAY[away] : fills && away === 'bar' ? BAR_AWAY : AWAY[away];
  return (
    <div className={classes('sticky top-0 z-20 transition-transform duration-200', moved)}>
      {!working && (
        <div className={fills ? 'max-md:hidden' : 'contents'}>
          <TopBar />
        </div>
      )}
      <Header compact={fills || working} oneRow={working} />
      {/* Full-height pages show the notice themselves, because they must not lose height. */}
      {!fills && <OfflineNotice />}
    </div>
  );
}

/** For staff who see as a member; nobody else loads it. */
function View() {
  const isView = useSession().isView ?? false;
  const { loadViewBanner } = useShellParts();
  const ViewBanner = useLazyPart(isView, loadViewBanner, session.endView);
  return isView && ViewBanner && <ViewBanner />;
}

/** For whom another language may be nearer; nobody loads it where there is one. */
function Offer() {
  const hydrated = useHydrated();
  const { offered } = useLanguages();
  const LanguageOffer = useLazyPart(hydrated && offered.length > 1, loadOffer, () => {});
  return LanguageOffer && <LanguageOffer />;
}
const noOffer = () => () => null;
const loadOffer = () => import('./languages/LanguageOffer.tsx').then((chunk) => chunk.LanguageOffer, noOffer);

/** How long a tap may go unanswered before the plain form of server HTML stands in. */
const STAND_IN_MS = 400;

function Login() {
  const { open, phone } = useLogin();
  const { loadLoginModal } = useShellParts();
  const LoginModal = useLazyPart(open, loadLoginModal, closeLogin);
  const waiting = open && !LoginModal;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => standInForLogin(phone), STAND_IN_MS);
    return () => clearTimeout(timer);
  }, [waiting, phone]);
  return LoginModal && <LoginModal />;
}

/** A new page begins at its content, for the keyboard and for whoever listens to it. */
function useFocusOnArrival() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        document.documentElement.dataset.seen = '';
        // The sign-in may have opened meanwhile, and somebody types into it.
        if (document.activeElement?.matches('[role=dialog] :is(input, textarea)')) return;
        document.getElementById('main')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
