import type { IconGroup } from '@plyhaat/contract/notifications/kind';
import { kindOf } from '@plyhaat/contract/notifications/kinds';
import {
  Bell,
  Check,
  Clock,
  CreditCard,
  Eye,
  FileText,
  type LucideIcon,
  Phone,
  Sparkles,
  Star,
  Store,
  X,
  Zap,
} from 'lucide-react';
import { classes } from '#ui/classes.ts';

type Look = readonly [Icon: LucideIcon, colours: string];

const LOOKS: Readonly<Record<IconGroup, Look>> = {
  view: [Eye, 'bg-tint-4 text-night dark:bg-studio dark:text-ink-2'],
  contact: [Phone, 'bg-leaf-soft text-leaf'],
  review: [Star, 'bg-tint-5 text-night dark:bg-studio dark:text-ink-2'],
  flashSale: [Zap, 'bg-teak-soft text-teak-ink'],
  newArrival: [Sparkles, 'bg-tint-6 text-night dark:bg-studio dark:text-ink-2'],
  status: [Check, 'bg-leaf-soft text-leaf'],
  dealership: [Store, 'bg-tint-2 text-night dark:bg-studio dark:text-ink-2'],
  requirement: [FileText, 'bg-tint-7 text-night dark:bg-studio dark:text-ink-2'],
  money: [CreditCard, 'bg-tint-1 text-night dark:bg-studio dark:text-ink-2'],
  default: [Bell, 'bg-studio text-ink-2'],
};
const WAITS: Look = [Clock, 'bg-amber-soft text-amber-ink'];
const REJECTED: Look = [X, 'bg-brick-soft text-brick'];

function lookOf(type: string): Look {
  const { icon } = kindOf(type);
  if (icon === 'status' && type.endsWith('_under_review')) return WAITS;
  return icon === 'status' && type.endsWith('_rejected') ? REJECTED : LOOKS[icon];
}

/** One icon and one colour for each group of types; the words beside it say what it is. */
export function NotificationIcon({ type }: { type: string }) {
  const [Icon, colours] = lookOf(type);
  return (
    <span aria-hidden="true" className={classes('grid size-10 flex-none place-items-center rounded', colours)}>
      <Icon size={18} strokeWidth={1.75} />
    </span>
  );
}
