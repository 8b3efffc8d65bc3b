import { afterEach, expect, test } from 'vitest';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test('a test sees how an element looks by its own styles and by those around it', () => {
  document.head.innerHTML =
    '<style>.off { display: none } .veiled { visibility: hidden; opacity: 0.5 } .dead { pointer-events: none }</style>';
  document.body.innerHTML = '<div class="veiled dead"><p class="off">Ply</p></div>';
  const [outer, inner] = document.querySelectorAll('div, p');
  const look = (element: Element | undefined) => window.getComputedStyle(element ?? document.body);
  expect([look(outer).display, look(outer).opacity]).toEqual(['block', '0.5']);
  expect([look(inner).display, look(inner).visibility]).toEqual(['none', 'hidden']);
  expect([look(inner).pointerEvents, look(inner).getPropertyValue('pointer-events')]).toEqual(['none', 'none']);
});
