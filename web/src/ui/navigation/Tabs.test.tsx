import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { htmlAlone, renderAlone } from '#test/render-alone.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { value: 'description', label: 'Description', content: 'Gurjan face, 18 mm' },
  { value: 'specifications', label: 'Specifications', content: 'IS 710' },
  { value: 'reviews', label: 'Reviews', count: 38, content: 'Straight sheets' },
];

test('arrow keys walk round the tabs and open their panels', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  const { container } = renderAlone(<Tabs label="About this product" tabs={tabs} onChange={onChange} />);
  await user.click(screen.getByRole('tab', { name: 'Description' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Gurjan face, 18 mm');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Specifications' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Specifications' })).toHaveTextContent('IS 710');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{End}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Straight sheets');
  expect(onChange).toHaveBeenLastCalledWith('reviews');
  await expectNoAxeViolations(container);
});

test('the address may hold the tab', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  renderAlone(<Tabs label="About this product" tabs={tabs} value="reviews" onChange={onChange} />);
  expect(screen.getByRole('tab', { name: /Reviews/ })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'Description' }));
  expect(onChange).toHaveBeenCalledWith('description');
  expect(screen.getByRole('tab', { name: /Reviews/ })).toHaveAttribute('aria-selected', 'true');
});

test('closed panels may stay in the page for crawlers, and server HTML has no style attribute', () => {
  const html = htmlAlone(<Tabs label="About this product" tabs={tabs} keepMounted />);
  expect(html).toContain('Straight sheets');
  expect(html).not.toContain('style=');
});

test('with addresses the tabs are links, which open another page before a script answers', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  const hrefFor = (tab: string) => `/product/marine?tab=${tab}#details`;
  const html = htmlAlone(<Tabs label="About this product" tabs={tabs} hrefFor={hrefFor} />);
  expect(html).not.toContain('tabindex="-1"');
  const { container } = renderAlone(
    <Tabs label="About this product" tabs={tabs} hrefFor={hrefFor} onChange={onChange} />,
  );
  const reviews = screen.getByRole('tab', { name: /Reviews/ });
  expect(reviews).toHaveAttribute('href', '/product/marine?tab=reviews#details');
  await user.click(reviews);
  expect(onChange).toHaveBeenCalledWith('reviews');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Straight sheets');
  await expectNoAxeViolations(container);
});
