import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { title: 'How do I list products?', content: 'Choose a plan, then add them.' },
  { title: 'Who checks sellers?', content: 'Our team in Nashik.', open: true },
];

test('a question opens and closes its answer', async () => {
  const user = userEvent.setup();
  const { container } = renderAlone(<Accordion items={items} />);
  const question = screen.getByRole('heading', { name: 'How do I list products?', level: 3 });
  expect(screen.getByText('Our team in Nashik.')).toBeVisible();
  expect(screen.getByText('Choose a plan, then add them.')).not.toBeVisible();
  await user.click(question);
  expect(screen.getByText('Choose a plan, then add them.')).toBeVisible();
  await expectNoAxeViolations(container);
  await user.click(question);
  expect(screen.getByText('Choose a plan, then add them.')).not.toBeVisible();
});

test('answers of one list may share a name, so that the browser keeps a single one open', () => {
  const { container } = renderAlone(<Accordion items={items} single />);
  const names = [...container.querySelectorAll('details')].map((details) => details.getAttribute('name'));
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toBeTruthy();
});

test('server HTML holds the answers and no style attribute', () => {
  const html = renderToString(<Accordion items={items} />);
  expect(html).toContain('Our team in Nashik.');
  expect(html).not.toContain('style=');
});
