import { Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { TabLinks, tabLinkClass } from '#ui/navigation/TabLinks.tsx';
import * as TEXTS from './texts.ts';

const TABS = [
  { label: TEXTS.reviewQueue, to: '/admin/review' },
  { label: TEXTS.posts, to: '/admin/content' },
  { label: TEXTS.videos, to: '/admin/content/videos' },
] as const;
type Place = (typeof TABS)[number]['to'];

/** The screens of the staff. Content is for those who may change it, so an approver has one screen and needs no tabs. */
export function StaffTabs({ here }: { here: Place }) {
  const { user } = useSession();
  if (user?.role === 'APPROVERS') return null;
  return (
    <TabLinks label={TEXTS.administration}>
      {TABS.map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true }}
          className={tabLinkClass}
          aria-current={to === here ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </TabLinks>
  );
}
