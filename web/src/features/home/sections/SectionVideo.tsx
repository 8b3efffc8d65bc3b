import { Trans } from '@lingui/react/macro';
import { pictureAddress, type Picture as StoredPicture } from '@plyhaat/contract/core/picture';
import { Play } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Picture, type PictureProps } from '#ui/display/Picture.tsx';

type Props = Pick<PictureProps, 'sizes'> & {
  /** A stored path, or the full address of a video elsewhere. */
  source: string;
  title: string;
  picture: StoredPicture | null;
  ratio: '9/16' | '16/9';
  className: string;
  children?: ReactNode;
};

const SHAPES = { '9/16': 'aspect-9/16', '16/9': 'aspect-video' };
const isOurs = (source: string) => !/^https?:/.test(source);

/** A still that turns into its video where it stands; without scripts it is a link to the video. */
export function SectionVideo({ source, title, picture, ratio, sizes, className, children }: Props) {
  const [playing, setPlaying] = useState(false);
  const address = pictureAddress(source);
  const play = (event: MouseEvent) => {
    if (!isOurs(source)) return;
    event.preventDefault();
    setPlaying(true);
  };
  if (playing) {
    const shown = {
      src: address,
      'aria-label': title,
      className: `${SHAPES[ratio]} w-full bg-night object-contain ${className}`,
    };
    return <video {...shown} autoPlay controls playsInline onEnded={() => setPlaying(false)} />;
  }
  return (
    <a href={address} onClick={play} className={`group/card relative block ${className}`}>
      <Picture picture={picture} alt="" ratio={ratio} sizes={sizes} widths={[160, 320, 640]} className="size-full" />
      <PlaySign />
      <span className="sr-only">
        <Trans>Play:</Trans>{' '}
      </span>
      {children}
    </a>
  );
}

/** In the corner of what plays when it is pressed. */
export function PlaySign() {
  return (
    <span className="absolute top-3 right-3 grid size-9 place-items-center rounded-full bg-night/60 text-white">
      <Play size={14} fill="currentColor" strokeWidth={0} aria-hidden="true" />
    </span>
  );
}
