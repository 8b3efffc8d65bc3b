import { MOST_LOOKS, type PlacedKind, type PlacementLook } from '@plyhaat/contract/sellers/placement-looks';
import { countView } from '@plyhaat/contract/sellers/views';
import { call } from '#api/call.ts';

const HALF = 0.5;
const SEEN_AFTER_MS = 1000;
/** What is seen soon after travels in the same call. */
const GATHER_MS = 3000;

const noted = new Set<string>();
let waiting: PlacementLook[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  while (waiting.length > 0) {
    const placements = waiting.splice(0, MOST_LOOKS);
    // A tap may be followed by another page: the call outlives this one.
    call(countView, { body: { placements }, keepalive: true }).catch(() => undefined);
  }
}

/** Once a page load; once a day is the server's rule. */
function note(look: PlacementLook): void {
  const key = `${look.stage} ${look.id}`;
  if (noted.has(key) && look.stage === 'seen') return;
  noted.add(key);
  waiting.push(look);
  if (look.stage === 'tap') send();
  else timer ??= setTimeout(send, GATHER_MS);
}

const halves = new Map<Element, (isHalf: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all of a page. */
function observe(element: Element, onHalf: (isHalf: boolean) => void): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries)
        halves.get(target)?.(isIntersecting && intersectionRatio >= HALF);
    },
    { threshold: HALF },
  );
  halves.set(element, onHalf);
  observer.observe(element);
}

function release(element: Element): void {
  halves.delete(element);
  observer?.unobserve(element);
  if (halves.size > 0) return;
  observer?.disconnect();
  observer = undefined;
}

/** Seen is half of it on screen for a second, tapped is any link or button of it. Returns a function that stops. */
export function watch(element: HTMLElement, kind: PlacedKind, id: string): () => void {
  let second: ReturnType<typeof setTimeout> | undefined;
  const onHalf = (isHalf: boolean) => {
    clearTimeout(second);
    if (!isHalf) return;
    second = setTimeout(() => {
      release(element);
      if (document.visibilityState === 'visible') note({ kind, id, stage: 'seen' });
    }, SEEN_AFTER_MS);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) note({ kind, id, stage: 'tap' });
  };
  element.addEventListener('click', onClick);
  if (!noted.has(`seen ${id}`)) observe(element, onHalf);
  return () => {
    clearTimeout(second);
    element.removeEventListener('click', onClick);
    release(element);
  };
}

addEventListener('pagehide', send);

/** For tests: as after a full load. */
export function forgetLooks(): void {
  clearTimeout(timer);
  timer = undefined;
  waiting = [];
  noted.clear();
}
