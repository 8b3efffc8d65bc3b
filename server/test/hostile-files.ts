import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type Hostile, memoryBombs, somePng } from './memory-bombs.ts';
import { somePhoto } from './uploads.ts';
import { someVideoFile } from './video-files.ts';

export const SECRET = 'GPS-19.0760-72.8777-secret';
export const SCRIPT = '<script>alert(document.domain)</script>';

/** A PNG that unpacks to far more than it weighs. */
export const pixelBomb = (side: number): Buffer => somePng({ width: side, height: side, depth: 1 });

const TEXTS: Readonly<Record<string, string>> = {
  'svg with script': `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
  'svg with a declaration': `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`,
  'svg that reads files': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>`,
  html: `<!doctype html><html><body>${SCRIPT}</body></html>`,
  'html behind spaces': `   \n\n<html>${SCRIPT}`,
  xhtml: `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`,
  php: '<?php system($_GET["c"]); ?>',
  playlist: '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
  'concat script': "ffconcat version 1.0\nfile '/etc/passwd'\n",
  'dash manifest': '<?xml version="1.0"?><MPD><BaseURL>http://127.0.0.1/</BaseURL></MPD>',
  'mvg script': 'push graphic-context\nimage over 0,0 0,0 "https://127.0.0.1/x"\npop graphic-context',
  postscript: '%!PS-Adobe-3.0\n(/etc/passwd) (r) file',
  'shell script': '#!/bin/sh\nrm -rf /\n',
  json: '{"not":"a picture"}',
  'gif with script': `GIF89a/*${SCRIPT}*/=1;`,
  'old gif with script': `GIF87a${SCRIPT}`,
  'jpeg head and html': `\xff\xd8\xff\xe0${SCRIPT}`,
  'png head and html': `\x89PNG\r\n\x1a\n${SCRIPT}`,
  'webp head and html': `RIFF\x10\0\0\0WEBPVP8 ${SCRIPT}`,
  'video head and html': `\0\0\0\x18ftypisom\0\0\0\0isommp42${SCRIPT}`,
  'video head and playlist': '\0\0\0\x18ftypmp42\0\0\0\0mp42isom#EXTM3U\nfile:///etc/passwd',
  heic: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  tiff: 'II*\0\x08\0\0\0\0\0',
  bmp: 'BM\x3a\0\0\0\0\0\0\0\x36\0\0\0',
  icon: '\0\0\x01\0\x01\0\x10\x10\0\0',
  psd: '8BPS\0\x01\0\0\0\0\0\0\0\x03',
  elf: '\x7fELF\x02\x01\x01\0',
  exe: 'MZ\x90\0\x03\0\0\0',
  zip: 'PK\x03\x04\x14\0\0\0\0\0',
  gzip: '\x1f\x8b\x08\0\0\0\0\0',
  'zip of macros': 'PK\x03\x04word/vbaProject.bin PK\x05\x06',
  'pdf with script': '%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF',
  'pdf with script in hex escapes': '%PDF-1.4\n1 0 obj<</S/J#61vaScr#69pt/#4a#53(app.alert(1))>>endobj\n%%EOF',
  'pdf that launches in hex escapes': '%PDF-1.4\n1 0 obj<</S/#4C#61unch/F(cmd.exe)>>endobj\n%%EOF',
  'pdf that launches': '%PDF-1.4\n1 0 obj<</S/Launch/F(cmd.exe)>>endobj\n%%EOF',
  'pdf with script in an object stream': `%PDF-1.5\n1 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\n${deflateSync('5 0 <</S/JavaScript/JS(app.alert(1))>>').toString('latin1')}\nendstream endobj\n%%EOF`,
  'pdf cut off': '%PDF-1.7\n1 0 obj<<',
  'word head alone': '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  'zero bytes': '',
  'one byte': 'x',
  'only zeros': '\0'.repeat(4096),
};

/** Every use of a picture, a video and a paper gets each of these under its own name. */
const asTexts = (): Hostile[] =>
  Object.entries(TEXTS).flatMap(([name, text]) =>
    ['profile', 'reel', 'document'].map((use) => ({
      name: `${name} as ${use}`,
      use,
      bytes: Buffer.from(text, 'latin1'),
    })),
  );

async function brokenPictures(): Promise<Hostile[]> {
  const photo = somePhoto(300, 200);
  const formats = {
    jpeg: await photo.clone().jpeg().toBuffer(),
    png: await photo.clone().png().toBuffer(),
    webp: await photo.clone().webp().toBuffer(),
    gif: await photo.clone().gif().toBuffer(),
    avif: await photo.clone().avif({ effort: 0 }).toBuffer(),
  };
  return Object.entries(formats).flatMap(([format, whole]) => [
    ...[0.05, 0.3, 0.6].map((share) => ({
      name: `${format} cut off at ${share}`,
      use: 'product',
      bytes: whole.subarray(0, Math.floor(whole.length * share)),
    })),
    ...[1, 2, 3, 4, 5, 6].map((seed) => ({
      name: `${format} scrambled ${seed}`,
      use: 'product',
      bytes: scrambled(whole, seed),
    })),
    { name: `${format} as video`, use: 'reel', bytes: whole },
    { name: `${format} with html behind`, use: 'product', bytes: Buffer.concat([whole, Buffer.from(SCRIPT)]) },
    { name: `${format} with a zip behind`, use: 'product', bytes: Buffer.concat([whole, Buffer.from('PK\x03\x04x')]) },
  ]);
}

/** The same damage every time: a handful of bytes in the first half set to others. */
function scrambled(whole: Buffer, seed: number): Buffer {
  const damaged = Buffer.from(whole);
  for (let i = 1; i <= 40; i++)
    damaged[16 + ((i * 7919 * seed) % Math.max(1, whole.length >> 1))] = (i * 31 * seed) & 0xff;
  return damaged;
}

async function tellTalePictures(): Promise<Hostile[]> {
  const exif = { IFD0: { Copyright: SECRET, ImageDescription: SCRIPT }, IFD3: { GPSLatitudeRef: 'N' } };
  const photo = sharp(await somePhoto(120, 80).png().toBuffer())
    .withExif(exif)
    .withXmp(`<x>${SECRET}</x>`);
  return [
    { name: 'jpeg with place and script', use: 'product', bytes: await photo.clone().jpeg().toBuffer() },
    { name: 'png with place', use: 'profile', bytes: await photo.clone().png().toBuffer() },
    { name: 'webp with place', use: 'banner', bytes: await photo.clone().webp().toBuffer() },
    { name: 'certificate with place', use: 'certificate', bytes: await photo.clone().jpeg().toBuffer() },
    { name: 'scan with place', use: 'document', bytes: await photo.clone().jpeg().toBuffer() },
  ];
}

async function brokenVideos(): Promise<Hostile[]> {
  const video = await someVideoFile({ comment: SECRET });
  const at = (type: string) => video.indexOf(type);
  const blanked = (type: string) => {
    const damaged = Buffer.from(video);
    damaged.fill(0xff, at(type) + 4, at(type) + 40);
    return damaged;
  };
  return [
    ...[0.2, 0.5, 0.9].map((share) => ({
      name: `video cut off at ${share}`,
      use: 'reel',
      bytes: video.subarray(0, Math.floor(video.length * share)),
    })),
    ...['moov', 'trak', 'mdia', 'stbl', 'stsd', 'stts', 'stsz', 'stco'].map((type) => ({
      name: `video with a broken ${type}`,
      use: 'reel',
      bytes: blanked(type),
    })),
    ...[1, 2, 3, 4].map((seed) => ({ name: `video scrambled ${seed}`, use: 'reel', bytes: scrambled(video, seed) })),
    { name: 'video with html behind', use: 'reel', bytes: Buffer.concat([video, Buffer.from(SCRIPT)]) },
    { name: 'video with place', use: 'video', bytes: video },
    { name: 'video as picture', use: 'profile', bytes: video },
    { name: 'video as paper', use: 'document', bytes: video },
    { name: 'video no browser plays', use: 'reel', bytes: await someVideoFile({ codec: 'vp9' }) },
  ];
}

async function oversized(): Promise<Hostile[]> {
  const photo = await somePhoto(100, 100).jpeg().toBuffer();
  const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
  const MEGABYTES_5 = 5 * 1_048_576;
  return [
    ...[7000, 16_000, 30_000].map((side) => ({ name: `bomb of ${side}²`, use: 'product', bytes: pixelBomb(side) })),
    { name: 'five megabytes less one byte', use: 'product', bytes: padded(MEGABYTES_5 - 1) },
    { name: 'five megabytes', use: 'product', bytes: padded(MEGABYTES_5) },
    { name: 'five megabytes and one byte', use: 'product', bytes: padded(MEGABYTES_5 + 1) },
  ];
}

export const hostileFiles = async (): Promise<Hostile[]> => [
  ...asTexts(),
  ...(await brokenPictures()),
  ...(await tellTalePictures()),
  ...(await brokenVideos()),
  ...(await oversized()),
  ...(await memoryBombs()),
];
