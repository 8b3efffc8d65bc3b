import type { QueryClient } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import {
  type ComponentType,
  createContext,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { fetchedTwice } from '#ui/fetched-twice.ts';
import { Alive, PART } from './hydration.tsx';

/** One section of a long page. `reads` is what it shows; without it the section shows the same to everyone. */
export interface Section {
  readonly Show: ComponentType;
  readonly reads?: (queries: QueryClient) => readonly Promise<unknown>[];
}

/** A section whose code the browser fetches when its edge, which is blank, comes into sight. */
export interface LaterSection {
  readonly fetch: () => Promise<Section>;
  readonly isHere: () => boolean;
  readonly Show: ComponentType;
}

/** What was fetched once stays; a fetch that fails leaves the server's HTML, whose links work without code. */
export function later(fetchSection: () => Promise<Section>): LaterSection {
  let section: Section | undefined;
  let arrive: (section: Section) => void = () => {};
  const arrival = new Promise<Section>((resolve) => {
    arrive = resolve;
  });
  return {
    isHere: () => section !== undefined,
    async fetch() {
      section ??= await fetchedTwice(fetchSection);
      arrive(section);
      return section;
    },
    Show() {
      // As `lazy` does: React tries again once it has come.
      if (!section) throw arrival;
      return <section.Show />;
    },
  };
}

type Props = {
  /** No two sections have the same. */
  name: string;
  section: LaterSection;
  /** Its shape while it is on its way. */
  skeleton: ReactNode;
  className?: string;
  /** For links that lead to it. */
  id?: string;
};

/** While a page is rendered on the server: what stands in for a section's HTML until it is put in. */
export const DrawnSections = createContext<((place: Props) => string) | null>(null);

/** As it stands inside its place. A section that cannot be loaded leaves the others alone. */
export function LaterContent({ section, skeleton, frame }: Props & { frame?: RefObject<HTMLElement | null> }) {
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={Nothing}>
      <Suspense fallback={skeleton}>
        <section.Show />
        {frame && <Alive part={frame} />}
      </Suspense>
    </CatchBoundary>
  );
}

const Nothing = () => null;

/** A section's place in a page: complete in server HTML, alive once its code has come. */
export const Later = memo(function Later(place: Props) {
  const draw = useContext(DrawnSections);
  const frame = useRef<HTMLDivElement>(null);
  const { section, className, id } = place;
  useEffect(() => {
    if (frame.current) return fetchInSight(frame.current, section);
  }, [section]);
  return (
    <div ref={frame} {...PART} id={id} className={className}>
      {draw ? draw(place) : <LaterContent {...place} frame={frame} />}
    </div>
  );
});

function fetchInSight(frame: HTMLElement, { fetch, isHere }: LaterSection): (() => void) | undefined {
  if (isHere()) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    fetch().then(
      () => observer.disconnect(),
      () => {},
    );
  });
  observer.observe(frame);
  return () => observer.disconnect();
}
