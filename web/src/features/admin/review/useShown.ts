import { type RefObject, useEffect, useState } from 'react';

/** What lies above counts too: whoever jumps to the end has passed it. */
const ABOVE = '1000000px';

/** At a desk the part scrolls by itself; on a phone the page does, below the bar that follows the part. */
function viewOf(region: Element | null | undefined): IntersectionObserverInit {
  if (region && getComputedStyle(region).overflowY === 'auto')
    return { root: region, rootMargin: `${ABOVE} 0px 0px 0px` };
  const covered = region?.nextElementSibling?.clientHeight ?? 0;
  return { rootMargin: `${ABOVE} 0px -${covered}px 0px` };
}

/** Whether everything inside that is marked `data-must-see` has been in view. */
export function useShown(frame: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const unseen = new Set(frame.current?.querySelectorAll('[data-must-see]'));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) unseen.delete(target);
        if (unseen.size === 0) setShown(true);
      },
      viewOf(frame.current?.closest('section')),
    );
    for (const part of unseen) observer.observe(part);
    return () => observer.disconnect();
  }, [frame]);
  return isShown;
}
