import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

/** A link to an address of ours that is given as one string. */
export function PlaceLink({ href, onFollow, ...link }: ComponentProps<'a'> & { href: string; onFollow?: () => void }) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    void router.navigate({ href });
  };
  return <a {...link} href={href} onClick={follow} />;
}
