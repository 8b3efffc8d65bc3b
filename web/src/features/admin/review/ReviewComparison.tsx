import type { ReviewDetail, ReviewSide } from '@plyhaat/contract/admin/admin';
import { pictureAddress } from '@plyhaat/contract/core/picture';
import { Fragment } from 'react';
import { Picture } from '#ui/display/Picture.tsx';
import { differenceOf, type Piece, priceChange } from './difference.ts';
import * as TEXTS from './texts.ts';

/** What changes stands first and side by side; the rest follows. */
export function Comparison({ detail }: { detail: ReviewDetail }) {
  const before = detail.public;
  const valueBefore = (label: string) => before?.fields.find((field) => field.label === label)?.value ?? null;
  const changed = detail.pending.fields.filter(({ label }) => detail.differs.includes(label));
  const rest = detail.pending.fields.filter(({ label, value }) => !detail.differs.includes(label) && value !== null);
  // Pictures that were all taken away differ as well.
  const pictures = [...detail.pending.pictures, ...(before?.pictures ?? [])];
  const picturesDiffer = pictures.some(({ label }) => detail.differs.includes(label));
  return (
    <div className="grid gap-6">
      {changed.length > 0 && (
        <section aria-label={TEXTS.whatChanges}>
          <h3 className="mb-2 font-semibold">
            {TEXTS.whatChanges}{' '}
            <span className="font-normal text-ink-3 text-meta">{TEXTS.fieldsDiffer(changed.length)}</span>
          </h3>
          <dl className="grid gap-px overflow-hidden rounded border border-line bg-line">
            {changed.map(({ label, value }) => (
              <Change key={label} label={label} before={valueBefore(label)} after={value} />
            ))}
          </dl>
        </section>
      )}
      <div className={before && picturesDiffer ? 'grid gap-4 sm:grid-cols-2' : undefined}>
        {before && picturesDiffer && <Pictures title={TEXTS.currentPictures} side={before} isHalf />}
        <Pictures
          title={picturesDiffer ? TEXTS.newPictures : TEXTS.pictures}
          side={detail.pending}
          isHalf={before !== null && picturesDiffer}
        />
      </div>
      <Facts title={changed.length > 0 ? TEXTS.unchanged : TEXTS.details} fields={rest} />
    </div>
  );
}

const isFile = (text: string | null) => text?.startsWith('/api/uploads/') ?? false;

function Change({ label, before, after }: { label: string; before: string | null; after: string | null }) {
  const pieces = before !== null && after !== null && !isFile(after) && !isFile(before) && differenceOf(before, after);
  const percent = priceChange(before ?? '', after ?? '');
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-1 bg-surface p-3 text-ui sm:grid-cols-[8rem_1fr_1fr]">
      <dt className="font-semibold max-sm:col-span-2">{label}</dt>
      <dd className="whitespace-pre-line text-ink-2 wrap-anywhere">
        <span className="block text-ink-3 text-meta">{TEXTS.liveNow}</span>
        {pieces ? <Pieces pieces={pieces.before} tag="del" /> : <Value text={before ?? TEXTS.empty} />}
      </dd>
      <dd className="whitespace-pre-line wrap-anywhere">
        <span className="block font-semibold text-amber-ink text-meta">{TEXTS.newLabel}</span>
        {pieces ? <Pieces pieces={pieces.after} tag="ins" /> : <Value text={after ?? TEXTS.empty} />}
        {percent && (
          <span className="ml-2 inline-block rounded-sm bg-amber-soft px-1.5 text-amber-ink text-meta tabular-nums">
            {percent}
          </span>
        )}
      </dd>
    </div>
  );
}

const MARKS = {
  del: 'bg-brick-soft text-brick line-through',
  ins: 'bg-leaf-soft font-semibold text-leaf no-underline',
} as const;

/** The words that only this side has are marked. */
function Pieces({ pieces, tag: Tag }: { pieces: readonly Piece[]; tag: keyof typeof MARKS }) {
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

/** Small beside each other; a certificate is read in full. */
function Pictures({ title, side: { pictures }, isHalf }: { title: string; side: ReviewSide; isHalf: boolean }) {
  if (pictures.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul className={isHalf ? 'grid grid-cols-2 gap-3' : 'grid grid-cols-2 gap-3 sm:grid-cols-4'}>
        {pictures.map(({ label, picture }) => (
          <li key={picture.path}>
            <a href={pictureAddress(picture.path)} target="_blank" rel="noreferrer" className="block">
              <Picture
                picture={picture}
                alt={TEXTS.labelOpensInFull(label)}
                ratio="natural"
                sizes="(min-width: 640px) 220px, 45vw"
                className="rounded border border-line"
                imageClassName=""
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const VIDEO_FILE = /\.mp4(\?|$)/;

/** A file is shown as a link to it; a video also plays here. */
function Value({ text }: { text: string | null }) {
  if (text === null || !isFile(text)) return text;
  return (
    <>
      {VIDEO_FILE.test(text) && (
        <video
          controls
          playsInline
          preload="metadata"
          src={text}
          aria-label={TEXTS.video}
          className="mb-1 max-h-96 w-full max-w-54 rounded bg-night"
        >
          <track kind="captions" />
        </video>
      )}
      <a href={text} target="_blank" rel="noreferrer" className="link">
        {TEXTS.openTheFile}
      </a>
    </>
  );
}

function Facts({ title, fields }: { title: string; fields: ReviewSide['fields'] }) {
  if (fields.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <dl className="grid gap-x-4 gap-y-2 text-ui">
        {fields.map(({ label, value }) => (
          <div key={label} className="grid gap-x-4 border-line border-t pt-2 sm:grid-cols-[9rem_1fr]">
            <dt className="text-ink-3">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              <Value text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
