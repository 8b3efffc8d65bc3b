import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewDetail, ReviewSide } from '@plyhaat/contract/admin/admin';
import { pictureAddress } from '@plyhaat/contract/core/picture';
import { Picture } from '#ui/display/Picture.tsx';
import { differenceOf } from './difference.ts';
import { Pieces } from './ReviewComparison.tsx';

/** What was reported, as it was then beside what it is now; where nothing changed, once. */
export function ReportEvidence({ detail: { was, pending, differs, automatic } }: { detail: ReviewDetail }) {
  const { t } = useLingui();
  if (was && differs.length > 0)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        <Side head={t`When reported`} side={was} other={pending} mark="del" />
        <Side head={t`Now`} side={pending} other={was} mark="ins" isOpened />
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Side
        head={automatic ? t`Held back, not public` : was ? t`When reported and now: nothing has changed` : t`Now`}
        side={pending}
        isOpened
      />
      {!was && !automatic && (
        <p className="text-ink-2 text-meta">
          <Trans>How it was when it was reported is not known.</Trans>
        </p>
      )}
    </div>
  );
}

type SideProps = {
  head: string;
  side: ReviewSide;
  /** What its words are compared with. */
  other?: ReviewSide;
  mark?: 'del' | 'ins';
  /** Whether its picture is the one that a key opens. */
  isOpened?: boolean;
};

function Side({ head, side: { fields, pictures }, other, mark, isOpened = false }: SideProps) {
  const { t } = useLingui();
  const filled = fields.filter(({ value }) => value !== null);
  const key = isOpened ? 'o' : undefined;
  return (
    <section aria-label={head} className="min-w-0 overflow-hidden rounded-card border border-line text-ui">
      <h3 className="bg-sunken px-3 py-1.75 font-semibold text-meta">{head}</h3>
      <div className="flex flex-wrap gap-3 p-3">
        {pictures.map(({ label, picture }) => (
          <a
            key={picture.path}
            href={pictureAddress(picture.path)}
            target="_blank"
            rel="noreferrer"
            data-key={key}
            aria-keyshortcuts={key}
            className="block w-32 flex-none"
          >
            <Picture
              picture={picture}
              alt={t`${label}, opens in full`}
              ratio="3/2"
              sizes="128px"
              className="rounded border border-line"
              imageClassName=""
            />
          </a>
        ))}
        <dl className="grid min-w-48 flex-1 content-start gap-2">
          {filled.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-ink-3 text-meta">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">
                <Words value={value ?? ''} other={wordsOf(other, label)} mark={mark} />
              </dd>
            </div>
          ))}
          {filled.length === 0 && (
            <p className="text-ink-2">
              <Trans>It is no longer public.</Trans>
            </p>
          )}
        </dl>
      </div>
    </section>
  );
}

const wordsOf = (side: ReviewSide | undefined, label: string) =>
  side?.fields.find((field) => field.label === label)?.value ?? null;

type WordsProps = { value: string; other: string | null; mark: SideProps['mark'] };

/** What the other side has not is marked. */
function Words({ value, other, mark }: WordsProps) {
  if (!mark || other === null || other === value) return value;
  const { before, after } = mark === 'del' ? differenceOf(value, other) : differenceOf(other, value);
  return <Pieces pieces={mark === 'del' ? before : after} tag={mark} />;
}
