import { Link2, Share2 } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useInstallation } from '#shell/installation.ts';
import { Button } from '#ui/Button.tsx';
import { copyLink, SHARE_SITES } from '#ui/overlays/share.ts';

/** Spec 3 'Blog detail': these three, by these names. */
const SITES = [
  ['Facebook', SHARE_SITES.Facebook],
  ['Twitter', SHARE_SITES.X],
  ['LinkedIn', SHARE_SITES.LinkedIn],
] as const;
const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded px-3 text-left font-medium text-ui hover:bg-sunken focus-visible:-outline-offset-2';

/** A disclosure of links: it needs none of the code that menus of many kinds share. */
export function ShareMenu({ path }: { path: string }) {
  const { publicUrl } = useInstallation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const url = open ? new URL(path, publicUrl || window.location.href).href : '';
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what bubbles up from the controls in it
    <div className="relative max-md:static" onBlur={leave} onKeyDown={closeByKey}>
      <Button
        ref={button}
        variant="line"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label="Share"
        onClick={() => setOpen(!open)}
        className="!px-3 md:!px-4"
      >
        <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className="max-md:hidden">Share</span>
      </Button>
      {open && (
        <ul
          id={id}
          aria-label="Share this post"
          // Pressing within must not take the focus out of it before the click is heard.
          tabIndex={-1}
          className="absolute top-full right-0 z-30 mt-2 w-55 rounded-card border border-line bg-surface p-2 shadow-pop outline-none"
        >
          {SITES.map(([label, address]) => (
            <li key={label}>
              <a
                href={address + encodeURIComponent(url)}
                target="_blank"
                rel="noopener"
                onClick={() => setOpen(false)}
                className={ROW}
              >
                {label}
              </a>
            </li>
          ))}
          <li className="mt-2 border-line border-t pt-2">
            <button
              type="button"
              className={ROW}
              onClick={() => {
                void copyLink(url);
                setOpen(false);
              }}
            >
              <Link2 size={20} strokeWidth={1.75} aria-hidden="true" />
              Copy Link
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
