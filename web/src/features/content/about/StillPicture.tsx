import { Picture, type PictureProps } from '#ui/display/Picture.tsx';
import { useSay } from '#ui/said.ts';
import type { Still } from './still.ts';

type Props = { still: Still } & Pick<PictureProps, 'eager' | 'className' | 'imageClassName'>;

/** Fills the frame that `className` gives it; the studio ground shows until it has loaded. */
export function StillPicture({ still: { src, alt, width, height }, ...shown }: Props) {
  const picture = { path: src, width, height, placeholder: null };
  return <Picture picture={picture} alt={useSay()(alt)} sizes="100vw" ratio="own" {...shown} />;
}
