import { useLingui } from '@lingui/react/macro';
import { isOnHoliday } from '@plyhaat/contract/sellers/holiday';
import { TreePalm } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { formatDay } from '#ui/words/dates.ts';

type Props = {
  seller: { readonly holidayUntil: string | null; readonly holidayNote: string | null };
  className?: string;
};

/** On the store and its products while the seller is away; gone the day after, even in a cached page. */
export function HolidayNotice({ seller: { holidayUntil, holidayNote }, className }: Props) {
  const { t } = useLingui();
  if (!isOnHoliday(holidayUntil, Date.now())) return null;
  return (
    <p
      role="note"
      className={classes('flex gap-3 rounded-card bg-amber-soft px-4 py-3 text-amber-ink text-ui', className)}
    >
      <TreePalm size={20} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none" />
      <span className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{t`On holiday until ${{ day: formatDay(new Date(holidayUntil), t) }}.`}</b>{' '}
        {holidayNote ?? t`You can send a message meanwhile.`}
      </span>
    </p>
  );
}
