import { useLingui } from '@lingui/react/macro';
import { pictureAddress } from '@plyhaat/contract/core/picture';
import type { Reel } from '@plyhaat/contract/reels/reels';
import { type RefObject, useEffect, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/display/Picture.tsx';
import { Captions } from './Captions.tsx';

type Props = {
  reel: Reel;
  videoRef: RefObject<HTMLVideoElement | null>;
  active: boolean;
  /** The chosen size first; absent while the poster alone is fetched. */
  addresses: readonly string[] | undefined;
  onReady: () => void;
  onEnded: () => void;
};

/** A poster, and over it the video as soon as its first frame is there. */
export function ReelVideo({ reel, videoRef, active, addresses, onReady, onEnded }: Props) {
  const { t } = useLingui();
  const { picture, captions, title } = reel;
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const video = videoRef.current;
    return () => {
      // A video that left the page must free its memory and its connection.
      for (const source of video?.querySelectorAll('source') ?? []) source.remove();
      video?.load?.();
    };
  }, [videoRef]);
  const fit = picture && picture.width > picture.height ? 'object-contain' : 'object-cover';
  return (
    <>
      <Picture
        picture={picture}
        alt=""
        ratio="fill"
        sizes="(min-width: 768px) 480px, 100vw"
        widths={[320, 640]}
        eager
        className="absolute! inset-0 bg-night"
        imageClassName={fit}
      />
      <video
        ref={videoRef}
        preload={addresses === undefined ? 'none' : active ? 'auto' : 'metadata'}
        playsInline
        muted
        aria-label={title}
        tabIndex={-1}
        onLoadedData={() => setDrawn(true)}
        onCanPlayThrough={onReady}
        onEnded={onEnded}
        className={classes('absolute inset-0 size-full bg-night', fit, !drawn && 'opacity-0')}
      >
        {addresses?.map((address) => (
          <source key={address} src={address} />
        ))}
        {captions && <track kind="captions" srcLang="en" label={t`Captions`} src={pictureAddress(captions)} />}
      </video>
      {captions && <Captions videoRef={videoRef} />}
    </>
  );
}
