import { useLingui } from '@lingui/react/macro';
import type { ReviewDetail, ReviewSide } from '@plyhaat/contract/admin/admin';
import { isFile, ReviewValue } from './ReviewValue.tsx';

type Field = ReviewSide['fields'][number];

/** Longer than this, or of several lines: it is read as a text and not found in a table. */
const SHORT = 32;
const isLong = ({ value }: Field) => (value?.length ?? 0) > SHORT || isFile(value) || (value ?? '').includes('\n');

/** What does not change: its texts, and its other fields. */
export function fieldsOf({ pending, differs, title }: ReviewDetail): { texts: Field[]; facts: Field[] } {
  const rest = pending.fields.filter(
    ({ label, value }) => !differs.includes(label) && value !== null && value !== title,
  );
  return { texts: rest.filter(isLong), facts: rest.filter((field) => !isLong(field)) };
}

export function Texts({ fields }: { fields: readonly Field[] }) {
  return fields.map(({ label, value }) => (
    <section key={label} aria-label={label}>
      <h3 className="font-semibold text-ui">{label}</h3>
      <p className="whitespace-pre-line text-ui wrap-anywhere">
        <ReviewValue text={value} />
      </p>
    </section>
  ));
}

export function Facts({ fields, title }: { fields: readonly Field[]; title: string }) {
  const { t } = useLingui();
  if (fields.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-1 font-semibold text-ui">{title}</h3>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))] gap-x-5 text-ui">
        {fields.map(({ label, value }) => (
          // A value that does not fit beside its label stands below it, in one piece.
          <div key={label} className="flex flex-wrap justify-between gap-x-3 border-line border-t py-1">
            <dt className="text-ink-3">{label}</dt>
            <dd className="ml-auto min-w-0 text-right font-medium wrap-anywhere">{value ?? t`Empty`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
