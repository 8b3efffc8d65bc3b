import type { MenuProps } from './Menu.tsx';
import { toastError, toastSuccess } from './Toaster.tsx';

const SITES = {
  WhatsApp: 'https://wa.me/?text=',
  Facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
  X: 'https://twitter.com/intent/tweet?url=',
  LinkedIn: 'https://www.linkedin.com/sharing/share-offsite/?url=',
};

const copy = (url: string) =>
  navigator.clipboard.writeText(url).then(
    () => toastSuccess('Link copied'),
    () => toastError('Could not copy the link'),
  );

/** A menu of the places a link can be shared to; `onShared` is told of any of them. */
export const shareItems = (url: string, onShared?: () => void): MenuProps['items'] => [
  ...Object.entries(SITES).map(([label, address]) => ({
    label,
    href: address + encodeURIComponent(url),
    ...(onShared && { onSelect: onShared }),
  })),
  'line',
  {
    label: 'Copy link',
    onSelect: () => {
      void copy(url);
      onShared?.();
    },
  },
];
