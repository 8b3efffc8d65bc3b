import { useLingui } from '@lingui/react/macro';
import type { ReviewDetail, ReviewSide } from '@plyhaat/contract/admin/admin';
import { pictureAddress } from '@plyhaat/contract/core/picture';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/display/Picture.tsx';

/** The first one large, the others in a row; what they replace stands below, dashed. */
export function ReviewPictures({ detail }: { detail: ReviewDetail }) {
  const { t } = useLingui();
  const { pending, differs, kind, public: before } = detail;
  // Pictures that were all taken away differ as well.
  const areOther = [...pending.pictures, ...(before?.pictures ?? [])].some(({ label }) => differs.includes(label));
  const [after, earlier] = areOther ? [t`New pictures`, t`Current pictures`] : [t`Pictures`];
  return (
    <div className="grid gap-3">
      <Pictures title={after ?? ''} pictures={pending.pictures} isWhole={kind === 'gst'} />
      {before && earlier && <Pictures title={earlier} pictures={before.pictures} isEarlier />}
    </div>
  );
}

type Props = { title: string; pictures: ReviewSide['pictures']; isEarlier?: boolean; isWhole?: boolean };

function Pictures({ title, pictures, isEarlier = false, isWhole = false }: Props) {
  const { t } = useLingui();
  if (pictures.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={isEarlier ? 'mb-1 text-ink-3 text-meta' : 'sr-only'}>{title}</h3>
      <ul className="grid grid-cols-4 gap-1.5">
        {pictures.map(({ label, picture }, at) => {
          const isLarge = !isEarlier && at === 0;
          return (
            <li key={picture.path} className={isLarge ? 'col-span-4' : undefined}>
              <a
                href={pictureAddress(picture.path)}
                target="_blank"
                rel="noreferrer"
                data-key={isLarge ? 'o' : undefined}
                aria-keyshortcuts={isLarge ? 'o' : undefined}
                className="block"
              >
                <Picture
                  picture={picture}
                  alt={t`${label}, opens in full`}
                  ratio={isWhole ? 'natural' : '3/2'}
                  sizes={isLarge ? '(min-width: 1280px) 376px, 90vw' : '90px'}
                  className={classes(
                    isLarge ? 'rounded border border-line' : 'rounded-sm border border-line',
                    isEarlier && 'border-control border-dashed',
                  )}
                  imageClassName=""
                />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
