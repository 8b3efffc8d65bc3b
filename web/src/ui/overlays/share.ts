import { msg } from '@lingui/core/macro';
import type { MenuProps } from './Menu.tsx';
import { toastError, toastSuccess } from './Toaster.tsx';

/** Where a link can be shared to, by the address that takes it. */
export const SHARE_SITES = {
  WhatsApp: 'https://wa.me/?text=',
  Facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
  X: 'https://twitter.com/intent/tweet?url=',
  LinkedIn: 'https://www.linkedin.com/sharing/share-offsite/?url=',
};

/** Puts an address into the clipboard and says so. */
export const copyLink = (url: string) =>
  navigator.clipboard.writeText(url).then(
    () => toastSuccess(msg`Link copied`),
    () => toastError(msg`Could not copy the link`),
  );

type Choices = {
  /** The sites on offer, by the names they have there. */
  readonly sites?: Readonly<Record<string, string>>;
  readonly copyLabel: string;
  /** Called after any of them. */
  readonly onShared?: () => void;
};

/** A menu of the places a link can be shared to. */
export const shareItems = (url: string, { sites = SHARE_SITES, copyLabel, onShared }: Choices): MenuProps['items'] => [
  ...Object.entries(sites).map(([label, address]) => ({
    label,
    href: address + encodeURIComponent(url),
    outside: true,
    ...(onShared && { onSelect: onShared }),
  })),
  'line',
  {
    label: copyLabel,
    onSelect: () => {
      void copyLink(url);
      onShared?.();
    },
  },
];
