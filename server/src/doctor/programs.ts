import { findTools } from '#modules/media/media.ts';

/** What films are converted with. They come with the system, not with us. */
export function ffmpegFaults(searchPath: string): string[] {
  const { ffmpeg, ffprobe } = findTools(searchPath);
  if (ffmpeg && ffprobe) return [];
  return ['ffmpeg is not installed: films keep their own size and HEVC is refused; on Debian: apt-get install ffmpeg.'];
}

/** What films are converted inside of. */
export function bubblewrapFaults(searchPath: string): string[] {
  if (findTools(searchPath).bwrap) return [];
  return [
    'bubblewrap is not installed or not allowed here: films are converted under limits alone; on Debian: apt-get install bubblewrap.',
  ];
}
