import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import { useAddress } from '#languages/useAddress.ts';

/** A link to an address of ours that is given as one string. */
export function PlaceLink({ href, onFollow, ...link }: ComponentProps<'a'> & { href: string; onFollow?: () => void }) {
  const router = useRouter();
  const addressOf = useAddress();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    void router.navigate({ href });
  };
  return <a {...link} href={addressOf(href)} onClick={follow} />;
}
