import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { htmlAlone, renderAlone } from '#test/render-alone.tsx';
import { Pagination } from './Pagination.tsx';

const hrefFor = (page: number) => `/shop?page=${page}`;
const pageNumbers = () => screen.getAllByRole('link', { name: /^Page / }).map((link) => Number(link.textContent));

test.each([
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 28, [1, 2, 3, 4, 28]],
  [14, 28, [1, 13, 14, 15, 28]],
  [28, 28, [1, 25, 26, 27, 28]],
])('page %i of %i offers the pages %j', (page, pages, offered) => {
  renderAlone(<Pagination page={page} pages={pages} hrefFor={hrefFor} />);
  expect(pageNumbers()).toEqual(offered);
  expect(screen.getByRole('link', { name: `Page ${page}` })).toHaveAttribute('aria-current', 'page');
});

test('every page has a real address, and the ends offer no way beyond', async () => {
  const { container, rerender } = renderAlone(<Pagination page={1} pages={3} hrefFor={hrefFor} />);
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/shop?page=3');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/shop?page=2');
  expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
  rerender(<Pagination page={3} pages={3} hrefFor={hrefFor} />);
  expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/shop?page=2');
});

test('a plain press stays in the app, a press with Ctrl is left to the browser', async () => {
  const onPage = vi.fn();
  const user = userEvent.setup();
  renderAlone(<Pagination page={1} pages={3} hrefFor={hrefFor} onPage={onPage} />);
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(onPage).toHaveBeenCalledWith(2);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(onPage).toHaveBeenCalledOnce();
});

test('over ten pages a box goes to any of them, and beyond the last to the last', async () => {
  const onPage = vi.fn();
  const user = userEvent.setup();
  const { rerender } = renderAlone(<Pagination page={1} pages={28} hrefFor={hrefFor} onPage={onPage} />);
  await user.type(screen.getByLabelText('Go to page'), '17{Enter}');
  expect(onPage).toHaveBeenLastCalledWith(17);
  await user.clear(screen.getByLabelText('Go to page'));
  await user.type(screen.getByLabelText('Go to page'), '99');
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(onPage).toHaveBeenLastCalledWith(28);
  rerender(<Pagination page={1} pages={10} hrefFor={hrefFor} onPage={onPage} />);
  expect(screen.queryByLabelText('Go to page')).not.toBeInTheDocument();
});

test('server HTML holds the links and no style attribute', () => {
  const html = htmlAlone(<Pagination page={1} pages={28} hrefFor={hrefFor} />);
  expect(html).toContain('href="/shop?page=28"');
  expect(html).not.toContain('style=');
});

test('a single page needs no pager', () => {
  const { container } = renderAlone(<Pagination page={1} pages={1} hrefFor={hrefFor} />);
  expect(container).toBeEmptyDOMElement();
});
