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
import * as TEXTS from './texts.ts';

export type RailEntry = {
  readonly label: string;
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
type RailGroup = { readonly title: string | null; readonly entries: readonly RailEntry[] };

const REVIEW: RailEntry = { label: TEXTS.reviewQueue, to: '/admin/review', Icon: BadgeCheck };

const WHOLE: readonly RailGroup[] = [
  {
    title: null,
    entries: [
      { label: TEXTS.overview, to: '/admin', Icon: ChartLine },
      REVIEW,
      { label: TEXTS.enquiries, to: '/admin/enquiries', Icon: MessageSquareText },
      { label: TEXTS.members, to: '/admin/members', Icon: Users },
    ],
  },
  {
    title: TEXTS.catalogue,
    entries: [
      { label: TEXTS.categories, to: '/admin/categories', Icon: FolderTree },
      { label: TEXTS.brands, to: '/admin/brands', Icon: Tag },
      { label: TEXTS.lexicon, to: '/admin/lexicon', Icon: BookA },
      { label: TEXTS.places, to: '/admin/places', Icon: MapPin },
    ],
  },
  {
    title: TEXTS.market,
    entries: [
      { label: TEXTS.products, to: '/admin/products', Icon: Package },
      { label: TEXTS.leads, to: '/admin/leads', Icon: Phone },
      { label: TEXTS.requirements, to: '/admin/requirements', Icon: ClipboardList },
      { label: TEXTS.applications, to: '/admin/applications', Icon: Handshake },
      { label: TEXTS.reports, to: '/admin/reports', Icon: Flag },
    ],
  },
  {
    title: TEXTS.content,
    entries: [
      { label: TEXTS.shopWindow, to: '/admin/window', Icon: Store },
      { label: TEXTS.posts, to: '/admin/content', Icon: Newspaper },
      { label: TEXTS.videos, to: '/admin/content/videos', Icon: Film },
      { label: TEXTS.newsletter, to: '/admin/newsletter', Icon: Mail },
    ],
  },
  {
    title: TEXTS.money,
    entries: [
      { label: TEXTS.orders, to: '/admin/orders', Icon: Receipt },
      { label: TEXTS.unmatchedPayments, to: '/admin/payments', Icon: CircleQuestionMark },
      { label: TEXTS.gstSummary, to: '/admin/gst', Icon: Landmark },
      { label: TEXTS.plans, to: '/admin/plans', Icon: Tags, adminOnly: true },
    ],
  },
  {
    title: TEXTS.platform,
    entries: [
      { label: TEXTS.searches, to: '/admin/searches', Icon: Search },
      { label: TEXTS.auditLog, to: '/admin/audit', Icon: List },
      { label: TEXTS.team, to: '/admin/team', Icon: UserCog, adminOnly: true },
      { label: TEXTS.system, to: '/admin/system', Icon: Activity },
      { label: TEXTS.settings, to: '/admin/settings', Icon: SlidersHorizontal, adminOnly: true },
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
