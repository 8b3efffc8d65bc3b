import { Conversion, FilePathSource, FilePathTarget, Input, MP4, Mp4OutputFormat, Output, QTFF } from 'mediabunny';

const LONGEST_S = 15 * 60;
const WIDEST = 4096;
const PLAYABLE_SOUND = new Set(['aac', 'mp3']);

/** What is wrong with a video, for its sender; nothing when every browser plays it. */
async function objectionTo(input: Input): Promise<string | undefined> {
  const [videos, sounds] = [await input.getVideoTracks(), await input.getAudioTracks()];
  const [video] = videos;
  if (!video || videos.length > 1 || sounds.length > 1) return 'It must have one video track and one sound track.';
  if ((await video.getCodec()) !== 'avc') return 'Browsers cannot play it: save it as MP4 with H.264.';
  const sound = await sounds[0]?.getCodec();
  if (sounds[0] && !PLAYABLE_SOUND.has(sound ?? '')) return 'Browsers cannot play its sound: save it with AAC.';
  if ((await input.computeDuration()) > LONGEST_S) return 'It must be shorter than 15 minutes.';
  if (Math.max(await video.getDisplayWidth(), await video.getDisplayHeight()) > WIDEST) return 'It is too wide.';
  return;
}

/** Writes the same pictures and sound into a new file: no metadata, no place, nothing behind the end. */
async function rewrite(source: string, target: string): Promise<object> {
  const input = new Input({ source: new FilePathSource(source), formats: [MP4, QTFF] });
  const reason = await objectionTo(input);
  if (reason) return { reason };
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new FilePathTarget(target),
  });
  const copy = { mode: 'forced' } as const;
  const conversion = await Conversion.init({ input, output, tracks: 'primary', tags: {}, copy, showWarnings: false });
  if (!conversion.isValid) return { reason: 'Browsers cannot play it.' };
  await conversion.execute();
  const video = await input.getPrimaryVideoTrack();
  return {
    width: await video?.getDisplayWidth(),
    height: await video?.getDisplayHeight(),
    duration: await input.computeDuration(),
  };
}

const [, , source = '', target = ''] = process.argv;
process.stdout.write(JSON.stringify(await rewrite(source, target)));
process.exit(0);
