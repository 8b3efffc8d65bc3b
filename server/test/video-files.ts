import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
} from 'mediabunny';

/** The parameter sets of a 320 × 240 baseline video. */
const AVC_CONFIG = Buffer.from(
  '0142c00dffe100176742c00dda0507e84000000300400000078f1c50ab0100046 8ce3c80'.replace(/ /g, ''),
  'hex',
);

type Wanted = {
  readonly seconds?: number;
  readonly bytes?: number;
  readonly container?: 'mp4' | 'mov';
  readonly codec?: VideoCodec;
  readonly comment?: string;
};

/** A video of pictures that nobody decodes: container and index are real, which is all that is looked at. */
export async function someVideoFile(wanted: Wanted = {}): Promise<Buffer> {
  const { seconds = 2, bytes = 20_000, container = 'mp4', codec = 'avc', comment } = wanted;
  const target = new BufferTarget();
  const format = container === 'mp4' ? new Mp4OutputFormat({ fastStart: false }) : new MovOutputFormat();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { frameRate: 10 });
  if (comment) output.setMetadataTags({ comment });
  await output.start();
  const frames = Math.max(2, Math.round(seconds * 10));
  for (let i = 0; i < frames; i++) {
    const picture = Buffer.alloc(Math.ceil(bytes / frames), i);
    picture.writeUInt32BE(picture.length - 4, 0);
    picture[4] = i === 0 ? 0x65 : 0x41;
    const packet = new EncodedPacket(picture, i === 0 ? 'key' : 'delta', i / 10, 0.1);
    const decoderConfig = {
      codec: codec === 'avc' ? 'avc1.42c00d' : 'vp09.00.10.08',
      codedWidth: 320,
      codedHeight: 240,
      ...(codec === 'avc' && { description: AVC_CONFIG }),
    };
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
