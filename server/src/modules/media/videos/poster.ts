import { idOf } from '#platform/db/id.ts';

const [WIDTH, HEIGHT] = [640, 360];
const BOARD = [122, 91, 62];
const MARK = [250, 246, 240];

/** What stands for a video of which no frame could be taken. */
export const DEFAULT_POSTER = {
  id: idOf('media', 'posters/default.webp'),
  path: 'posters/default.webp',
  use: 'poster',
  kind: 'image',
  contentType: 'image/webp',
  bytes: 0,
  width: WIDTH,
  height: HEIGHT,
  open: true,
} as const;

/** A triangle that points right, on the colour of a board. */
const isMark = (x: number, y: number): boolean => {
  const [dx, dy] = [x - WIDTH / 2, Math.abs(y - HEIGHT / 2)];
  return dx > -40 && dx < 60 && dy < ((60 - dx) / 100) * 60;
};

export async function drawDefaultPoster(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) pixels.set(isMark(i % WIDTH, Math.floor(i / WIDTH)) ? MARK : BOARD, i * 3);
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .webp({ quality: 80 })
    .toBuffer();
}
