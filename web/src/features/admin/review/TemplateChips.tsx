import { useLingui } from '@lingui/react/macro';
import type { ReviewKind } from '@plyhaat/contract/admin/admin';
import type { ReviewTemplate } from '@plyhaat/contract/admin/review-templates';
import { useQuery } from '@tanstack/react-query';
import { Key } from '#console/Key.tsx';
import { classes } from '#ui/classes.ts';
import { Chip } from '#ui/display/Chip.tsx';
import { reviewTemplates } from './review.queries.ts';

const MOST_KEYS = 9;
type Props = { kind: ReviewKind; onChoose: (text: string) => void; withKeys?: boolean; className?: string };

/** The reasons given often for this kind; one tap, or its number, puts one into the field. */
export function TemplateChips({ kind, onChoose, withKeys = false, className }: Props) {
  const { t } = useLingui();
  const { data = [] } = useQuery(reviewTemplates);
  const own = data.filter((template) => template.kind === kind);
  if (own.length === 0) return null;
  return (
    <ul
      aria-label={t`Reason templates`}
      className={classes(
        'flex gap-2',
        withKeys
          ? 'max-lg:scrollbar-none max-lg:overflow-x-auto lg:max-h-21 lg:flex-wrap lg:overflow-y-auto lg:[scrollbar-width:thin]'
          : 'flex-wrap',
        className,
      )}
    >
      {own.map((template, at) => (
        <li key={template._id} className="flex-none">
          <One template={template} number={withKeys && at < MOST_KEYS ? at + 1 : undefined} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

type OneProps = { template: ReviewTemplate; number: number | undefined; onChoose: (text: string) => void };

function One({ template: { title, text }, number, onChoose }: OneProps) {
  return (
    <Chip
      aria-keyshortcuts={number ? String(number) : undefined}
      data-key={number}
      title={text}
      onClick={() => onChoose(text)}
    >
      {number && (
        <span aria-hidden="true" className="max-lg:hidden">
          <Key>{number}</Key>
        </span>
      )}
      {title}
    </Chip>
  );
}
