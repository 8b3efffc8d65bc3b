import { PICTURE_WIDTHS, pictureAddress, type Picture as StoredPicture } from '@plyhaat/contract/core/picture';
import { Fragment, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { SheetDrawing } from './SheetDrawing.tsx';

const RATIOS = {
  '3/2': 'aspect-3/2',
  '1/1': 'aspect-square',
  '4/5': 'aspect-4/5',
  '5/2': 'aspect-5/2',
  '16/9': 'aspect-video',
  '9/16': 'aspect-9/16',
  /** The picture's own shape. */
  natural: '',
  /** As large as the frame it stands in. */
  fill: 'size-full',
  /** As `className` says. */
  own: '',
} as const;

export interface PictureProps {
  picture: StoredPicture | null | undefined;
  alt: string;
  /** How wide it is shown, as in the img attribute. */
  sizes: string;
  /** For what is seen first: loaded at once, with high priority. */
  eager?: boolean;
  ratio?: keyof typeof RATIOS;
  widths?: readonly number[];
  /** Only a window that fits this media query loads the picture at all. */
  media?: string;
  className?: string;
  imageClassName?: string;
}

export function Picture({ picture, alt, ratio = '3/2', className, ...shown }: PictureProps) {
  return (
    <span className={classes('picture-frame', RATIOS[ratio], className)}>
      {picture?.path ? (
        <LoadingPicture key={picture.path} picture={picture} alt={alt} ratio={ratio} {...shown} />
      ) : (
        <SheetDrawing alt={alt} />
      )}
    </span>
  );
}

type LoadingPictureProps = Omit<PictureProps, 'picture' | 'className'> & { picture: StoredPicture };

const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** In server HTML what is seen first has its blurred placeholder; the others' are in the page once, in its state. */
function LoadingPicture(props: LoadingPictureProps) {
  const { picture, alt, sizes, eager = false, ratio, widths, media, imageClassName } = props;
  const { image, state, setState } = useImageState(eager);
  if (state === 'failed') return <SheetDrawing alt={alt} />;
  const { src, srcSet, avif } = sources(picture, widths);
  const source = media ? { src: NOTHING } : { src, srcSet, sizes: srcSet && sizes };
  const Frame = media || avif ? 'picture' : Fragment;
  return (
    <>
      {picture.placeholder && (eager || state === 'waiting') && (
        <img src={picture.placeholder} alt="" aria-hidden="true" className="absolute inset-0 size-full object-cover" />
      )}
      <Frame>
        {avif && <source type="image/avif" media={media} srcSet={avif} sizes={sizes} />}
        {media && <source media={media} srcSet={srcSet ?? src} sizes={sizes} />}
        <img
          ref={image}
          {...source}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? 'async' : undefined}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          className={classes(
            ratio === 'natural' ? 'picture h-auto w-full' : 'picture-fit',
            state === 'waiting' && 'opacity-0',
            imageClassName ?? 'group-hover/card:scale-[1.025]',
          )}
        />
      </Frame>
    </>
  );
}

/**
 * Server HTML shows the picture, so it is there without JavaScript; only a picture still on its way once scripts run
 * waits unseen to fade in. What failed before then fires no event any more and is asked for its size instead.
 */
function useImageState(eager: boolean) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'shown' | 'waiting' | 'failed'>('shown');
  useEffect(() => {
    const element = image.current;
    if (!element) return;
    if (!element.complete) setState((now) => (eager || now === 'failed' ? now : 'waiting'));
    else if (element.naturalWidth === 0 && element.currentSrc !== '') setState('failed');
  }, [eager]);
  return { image, state, setState };
}

/** Never wider than the picture is; one narrower than the widest offer is offered whole as well. */
function sources({ path, width, avif }: StoredPicture, widths: readonly number[] = PICTURE_WIDTHS) {
  const whole = pictureAddress(path);
  if (pictureAddress(path, width) === whole) return { src: whole };
  const offered = widths.filter((offer) => offer <= width);
  const copies = (type?: string) => offered.map((offer) => `${pictureAddress(path, offer, type)} ${offer}w`);
  const candidates = copies();
  if (width < Math.max(...widths) && !offered.includes(width)) candidates.push(`${whole} ${width}w`);
  const middle = offered.findLast((offer) => offer <= 640);
  return {
    src: middle ? pictureAddress(path, middle) : whole,
    srcSet: candidates.join(', '),
    avif: avif && copies('avif').join(', '),
  };
}
