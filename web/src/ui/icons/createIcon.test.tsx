import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createIcon } from './createIcon.tsx';
import { SYMBOLS_ID, symbolsOf, withIcons } from './symbols.ts';

const Tick = createIcon({ name: 'tick', node: [['path', { d: 'M20 6 9 17l-5-5', key: 'a' }]] });
const TICK = '<symbol id="i-tick" viewBox="0 0 24 24"><path d="M20 6 9 17l-5-5"/></symbol>';
const three = (
  <>
    <Tick size={18} />
    <Tick size={18} strokeWidth={1.75} />
    <Tick size={18} aria-hidden="true" className="text-leaf" />
  </>
);

test('a page holds the drawing of an icon once, however often it shows it', () => {
  const { result, icons } = withIcons(() => renderToString(three));
  expect(result.match(/<use href="#i-tick">/g)).toHaveLength(3);
  expect(result).not.toContain('M20 6');
  expect(symbolsOf(icons).split(TICK)).toHaveLength(2);
});

test('an icon that the server’s page did not show brings its drawing along, once', () => {
  document.getElementById(SYMBOLS_ID)?.remove();
  render(three);
  const symbols = document.querySelectorAll(`#${SYMBOLS_ID} symbol#i-tick`);
  expect(symbols).toHaveLength(1);
  expect(symbols[0]?.querySelector('path')).toHaveAttribute('d', 'M20 6 9 17l-5-5');
  document.getElementById(SYMBOLS_ID)?.remove();
});
