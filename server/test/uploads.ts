import type { Upload } from '@plyhaat/contract/media/media';
import sharp from 'sharp';
import type { Caller, TestApp } from './app.ts';

export type SentFile = { readonly name?: string; readonly type?: string; readonly bytes: Uint8Array };

/** A multipart body as a browser writes it. */
export async function multipart(fields: Record<string, string>, files: Record<string, SentFile>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, { bytes, type = '', name: fileName = 'file' }] of Object.entries(files))
    form.append(name, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), fileName);
  const written = new Response(form);
  return {
    payload: Buffer.from(await written.arrayBuffer()),
    headers: { 'content-type': written.headers.get('content-type') ?? '' },
  };
}

/** Sends one file to the media module. */
export const upload = async (app: TestApp, use: string, file: SentFile | Uint8Array, who?: Caller) =>
  app.send('POST', '/media', await multipart({ use }, { file: 'bytes' in file ? file : { bytes: file } }), who);

export const uploaded = async (
  app: TestApp,
  use: string,
  file: SentFile | Uint8Array,
  who: Caller,
): Promise<Upload> => {
  const reply = await upload(app, use, file, who);
  if (reply.statusCode !== 200) throw new Error(`the upload was refused: ${reply.body}`);
  return reply.json<{ data: Upload }>().data;
};

/** A picture with some detail, so that its size is not a handful of bytes. */
export const somePhoto = (width = 800, height = 600) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#7a4b2a',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  });

/** A picture of one colour, which is quickly made into every copy: for tests of how large it is, not of what it shows. */
export const somePlain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a4b2a' } });

export const dataUrl = (bytes: Uint8Array, type = 'image/jpeg') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
