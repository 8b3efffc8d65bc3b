import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

/** A link to an address of ours that is at hand in one piece. */
export function PlaceLink({ href, ...link }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return <a {...link} href={href} onClick={follow} />;
}
