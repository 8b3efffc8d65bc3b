import { expect, test } from 'vitest';
import { embedAddress } from './embed.ts';

const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4s',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  ' https://youtube.com/embed/dQw4w9WgXcQ ',
  PLAYER,
])('%s is embedded by the player without cookies', (text) => expect(embedAddress(text)).toBe(PLAYER));

test.each([
  'http://youtu.be/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/76979871',
  'https://www.youtube.com/watch?v=short',
  'javascript:alert(1)',
  'dQw4w9WgXcQ',
  '',
])('%s is not embedded', (text) => expect(embedAddress(text)).toBeUndefined());
