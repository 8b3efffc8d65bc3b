import type { ReactNode } from 'react';

const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 20 20"
    aria-hidden="true"
    className="size-5 fill-none stroke-current stroke-[1.6]"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);

/** The icon set has no brands, so the few that the footer names are drawn here. */
export const BRAND_ICONS = {
  Instagram: (
    <Icon>
      <rect x="3.5" y="3.5" width="13" height="13" rx="3.5" />
      <circle cx="10" cy="10" r="3" />
      <path d="M13.7 6.3v.01" />
    </Icon>
  ),
  YouTube: (
    <Icon>
      <rect x="2.5" y="5" width="15" height="10" rx="3" />
      <path d="m9 8 3.2 2L9 12Z" />
    </Icon>
  ),
  Facebook: (
    <Icon>
      <path d="M12.5 3.5H11a2.5 2.5 0 0 0-2.5 2.5v11M6 10h6" />
    </Icon>
  ),
  LinkedIn: (
    <Icon>
      <path d="M5 8.5V15M5 5.3v.01M9 15V8.5M9 11.5a2.7 2.7 0 0 1 5.5 0V15" />
    </Icon>
  ),
};
