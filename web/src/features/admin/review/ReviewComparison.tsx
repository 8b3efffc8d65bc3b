import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewDetail } from '@plyhaat/contract/admin/admin';
import { Fragment } from 'react';
import { differenceOf, type Piece, priceChange } from './difference.ts';
import { isFile, ReviewValue } from './ReviewValue.tsx';

/** What changes, as it is and as it would be. */
export function Comparison({ detail }: { detail: ReviewDetail }) {
  const { t } = useLingui();
  const { pending, differs, public: before } = detail;
  const changed = pending.fields.filter(({ label }) => differs.includes(label));
  if (changed.length === 0) return null;
  return (
    <section aria-label={t`What changes`}>
      <h3 className="sr-only">
        <Trans>What changes</Trans>
      </h3>
      <div className="overflow-hidden rounded-card border border-line text-ui">
        <p aria-hidden="true" className={`${ROW} bg-sunken text-ink-3 text-meta max-sm:hidden`}>
          <span>{t`${{ count: changed.length }} changed`}</span>
          <span>
            <Trans>Public now</Trans>
          </span>
          <span>
            <Trans>Asked for</Trans>
          </span>
        </p>
        <dl className="grid gap-px bg-line sm:border-line sm:border-t">
          {changed.map(({ label, value }) => (
            <Change
              key={label}
              label={label}
              before={before?.fields.find((field) => field.label === label)?.value ?? null}
              after={value}
            />
          ))}
        </dl>
      </div>
    </section>
  );
}

const ROW = 'grid grid-cols-2 gap-x-3 gap-y-1 px-3 py-1.75 sm:grid-cols-[5.5rem_1fr_1fr]';

type ChangeProps = { label: string; before: string | null; after: string | null };

function Change({ label, before, after }: ChangeProps) {
  const { t } = useLingui();
  const pieces = before !== null && after !== null && !isFile(after) && !isFile(before) && differenceOf(before, after);
  const percent = priceChange(before ?? '', after ?? '');
  return (
    <div className={`${ROW} bg-surface`}>
      <dt className="text-ink-3 max-sm:col-span-2 max-sm:font-semibold">{label}</dt>
      <dd className="whitespace-pre-line text-ink-2 wrap-anywhere">
        <Head text={t`Public now`} />
        {pieces ? <Pieces pieces={pieces.before} tag="del" /> : <ReviewValue text={before ?? t`Empty`} />}
      </dd>
      <dd className="whitespace-pre-line wrap-anywhere">
        <Head text={t`Asked for`} />
        {pieces ? <Pieces pieces={pieces.after} tag="ins" /> : <ReviewValue text={after ?? t`Empty`} />}
        {percent && (
          <span className="ml-2 inline-block rounded-sm bg-amber-soft px-1.5 text-amber-ink text-meta tabular-nums">
            {percent}
          </span>
        )}
      </dd>
    </div>
  );
}

/** At a desk the heads stand once above the rows. */
const Head = ({ text }: { text: string }) => <span className="block text-ink-3 text-meta sm:sr-only">{text}</span>;

const MARKS = {
  del: 'bg-brick-soft text-brick line-through',
  ins: 'bg-leaf-soft font-semibold text-leaf no-underline',
} as const;

/** The words that only this side has are marked. */
export function Pieces({ pieces, tag: Tag }: { pieces: readonly Piece[]; tag: keyof typeof MARKS }) {
  return pieces.map(({ text, isChanged }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and the list is never reordered
    if (!isChanged) return <Fragment key={at}>{text}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Tag key={at} className={`rounded-sm box-decoration-clone ${MARKS[Tag]}`}>
        {text}
      </Tag>
    );
  });
}
