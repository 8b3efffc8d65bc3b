import { inPath, installPackages } from './debian.ts';

const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  ffmpeg: ['ffmpeg', 'ffprobe'],
  // Enclosing a program is Linux's.
  ...(process.platform === 'linux' && { bubblewrap: ['bwrap'] }),
};

/** What videos are converted with, installed where we may: a test that found nothing to run would prove nothing. */
export async function requireVideoTools(): Promise<void> {
  const missing = Object.entries(PACKAGES)
    .filter(([, programs]) => programs.some((program) => inPath(program).length === 0))
    .map(([name]) => name);
  if (missing.length > 0) await installPackages(missing);
}
