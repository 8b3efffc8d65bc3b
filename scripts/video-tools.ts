import { inPath, installPackages } from './debian.ts';

const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  ffmpeg: ['ffmpeg', 'ffprobe'],
  // The sandbox for programs exists on Linux only.
  ...(process.platform === 'linux' && { bubblewrap: ['bwrap'] }),
};

/** Installs the video converters where we may, because a test without them would prove nothing. */
export async function requireVideoTools(): Promise<void> {
  const missing = Object.entries(PACKAGES)
    .filter(([, programs]) => programs.some((program) => inPath(program).length === 0))
    .map(([name]) => name);
  if (missing.length > 0) await installPackages(missing);
}
