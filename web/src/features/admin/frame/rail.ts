import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { may, type Role } from '@plyhaat/contract/core/roles';
import {
  Activity,
  BadgeCheck,
  BookA,
  ChartLine,
  CircleQuestionMark,
  ClipboardList,
  Film,
  Flag,
  FolderTree,
  Handshake,
  Landmark,
  List,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquareText,
  Newspaper,
  Package,
  Phone,
  Receipt,
  Search,
  SlidersHorizontal,
  Store,
  Tag,
  Tags,
  UserCog,
  Users,
} from 'lucide-react';

export type RailEntry = {
  readonly label: MessageDescriptor;
  readonly to: RailPath;
  readonly Icon: LucideIcon;
  readonly adminOnly?: true;
};
type RailPath =
  | '/admin'
  | '/admin/searches'
  | '/admin/review'
  | '/admin/members'
  | '/admin/categories'
  | '/admin/brands'
  | '/admin/lexicon'
  | '/admin/places'
  | '/admin/content'
  | '/admin/content/videos'
  | '/admin/products'
  | '/admin/leads'
  | '/admin/enquiries'
  | '/admin/requirements'
  | '/admin/applications'
  | '/admin/reports'
  | '/admin/newsletter'
  | '/admin/window'
  | '/admin/orders'
  | '/admin/payments'
  | '/admin/plans'
  | '/admin/gst'
  | '/admin/audit'
  | '/admin/team'
  | '/admin/system'
  | '/admin/settings';
type RailGroup = { readonly title: MessageDescriptor | null; readonly entries: readonly RailEntry[] };

const REVIEW: RailEntry = { label: msg`Review queue`, to: '/admin/review', Icon: BadgeCheck };

const WHOLE: readonly RailGroup[] = [
  {
    title: null,
    entries: [
      { label: msg`Overview`, to: '/admin', Icon: ChartLine },
      REVIEW,
      { label: msg`Enquiries`, to: '/admin/enquiries', Icon: MessageSquareText },
      { label: msg`Members`, to: '/admin/members', Icon: Users },
    ],
  },
  {
    title: msg`Catalogue`,
    entries: [
      { label: msg`Categories`, to: '/admin/categories', Icon: FolderTree },
      { label: msg`Brands`, to: '/admin/brands', Icon: Tag },
      { label: msg`Lexicon`, to: '/admin/lexicon', Icon: BookA },
      { label: msg`Places`, to: '/admin/places', Icon: MapPin },
    ],
  },
  {
    title: msg`Marketplace`,
    entries: [
      { label: msg`Products`, to: '/admin/products', Icon: Package },
      { label: msg`Leads`, to: '/admin/leads', Icon: Phone },
      { label: msg`Requirements`, to: '/admin/requirements', Icon: ClipboardList },
      { label: msg`Applications`, to: '/admin/applications', Icon: Handshake },
      { label: msg`Reports`, to: '/admin/reports', Icon: Flag },
    ],
  },
  {
    title: msg`Content`,
    entries: [
      { label: msg`Shop window`, to: '/admin/window', Icon: Store },
      { label: msg`Posts`, to: '/admin/content', Icon: Newspaper },
      { label: msg`Videos`, to: '/admin/content/videos', Icon: Film },
      { label: msg`Newsletter`, to: '/admin/newsletter', Icon: Mail },
    ],
  },
  {
    title: msg`Money`,
    entries: [
      { label: msg`Orders`, to: '/admin/orders', Icon: Receipt },
      { label: msg`Unmatched payments`, to: '/admin/payments', Icon: CircleQuestionMark },
      { label: msg`GST summary`, to: '/admin/gst', Icon: Landmark },
      { label: msg`Plans and top-ups`, to: '/admin/plans', Icon: Tags, adminOnly: true },
    ],
  },
  {
    title: msg`Platform`,
    entries: [
      { label: msg`Searches`, to: '/admin/searches', Icon: Search },
      { label: msg`Audit log`, to: '/admin/audit', Icon: List },
      { label: msg`Team`, to: '/admin/team', Icon: UserCog, adminOnly: true },
      { label: msg`System`, to: '/admin/system', Icon: Activity },
      { label: msg`Settings`, to: '/admin/settings', Icon: SlidersHorizontal, adminOnly: true },
    ],
  },
];

const WITHOUT_ADMINS: readonly RailGroup[] = WHOLE.map(({ title, entries }) => ({
  title,
  entries: entries.filter(({ adminOnly }) => !adminOnly),
}));

/** What a role may open: an approver decides and has nothing else to do here. */
export function railOf(role: Role): readonly RailGroup[] {
  if (!may(role, 'manage')) return [{ title: null, entries: [REVIEW] }];
  return may(role, 'administer') ? WHOLE : WITHOUT_ADMINS;
}

/** The entry that an address belongs to: the longest that it begins with; nothing is below the overview. */
export const entryAt = (groups: readonly RailGroup[], path: string): RailEntry | undefined =>
  groups
    .flatMap(({ entries }) => entries)
    .filter(({ to }) => path === to || (to !== '/admin' && path.startsWith(`${to}/`)))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
