import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { Picture } from './Picture.tsx';

const stored = { path: 'product/ply.webp', width: 960, height: 640, placeholder: 'data:image/png;base64,AA==' };

test('a picture is offered in the widths it has, never wider than itself', () => {
  renderAlone(<Picture picture={stored} alt="Marine plywood" sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'Marine plywood' })).toHaveAttribute(
    'srcset',
    [
      '/api/uploads/product/ply.w160.webp 160w',
      '/api/uploads/product/ply.w320.webp 320w',
      '/api/uploads/product/ply.w640.webp 640w',
      '/api/uploads/product/ply.webp 960w',
    ].join(', '),
  );
});

test('a large original is not offered whole', () => {
  renderAlone(<Picture picture={{ ...stored, width: 4000, height: 2667 }} alt="Ply" sizes="100vw" />);
  const { srcset } = screen.getByRole<HTMLImageElement>('img');
  expect(srcset).toContain('ply.w1280.webp 1280w');
  expect(srcset).not.toContain('4000w');
});

test('AVIF is offered first, in every width it was made in, once it exists', () => {
  const { container, rerender } = renderAlone(<Picture picture={stored} alt="Ply" sizes="50vw" />);
  expect(container.querySelector('source')).not.toBeInTheDocument();
  rerender(<Picture picture={{ ...stored, avif: true }} alt="Ply" sizes="50vw" />);
  const source = container.querySelector('picture > source[type="image/avif"]');
  expect(source).toHaveAttribute('sizes', '50vw');
  expect(source).toHaveAttribute(
    'srcset',
    [160, 320, 640].map((width) => `/api/uploads/product/ply.w${width}.avif ${width}w`).join(', '),
  );
  rerender(<Picture picture={{ ...stored, avif: true }} alt="Ply" sizes="50vw" media="(min-width: 48rem)" />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type, media }) => [type, media])).toEqual([
    ['image/avif', '(min-width: 48rem)'],
    ['', '(min-width: 48rem)'],
  ]);
});

test('a picture kept elsewhere is shown from its own address', () => {
  renderAlone(<Picture picture={{ ...stored, path: 'https://cdn.example/a.webp' }} alt="Ply" sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://cdn.example/a.webp');
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
});

test('its room is reserved, and only the first picture is fetched at once', () => {
  const { rerender } = renderAlone(<Picture picture={stored} alt="Ply" sizes="50vw" />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('width', '960');
  expect(image).toHaveAttribute('height', '640');
  expect(image).toHaveAttribute('loading', 'lazy');
  rerender(<Picture picture={stored} alt="Ply" sizes="50vw" eager />);
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('the page as the server sends it shows the picture over its placeholder, without scripts or style attributes', () => {
  const html = renderToString(<Picture picture={stored} alt="Ply" sizes="50vw" eager />);
  expect(html).toContain('data:image/png');
  expect(html).not.toContain('opacity-0');
  expect(html).not.toContain('style=');
});

test('the placeholder of a picture further down is not in server HTML: it shows while the picture is on its way', () => {
  expect(renderToString(<Picture picture={stored} alt="Ply" sizes="50vw" />)).not.toContain('data:image/png');
  const { container } = renderAlone(<Picture picture={stored} alt="Ply" sizes="50vw" />);
  expect(container.querySelector('img[src^="data:"]')).toBeInTheDocument();
});

test('a picture on its way waits unseen and fades in once loaded', () => {
  renderAlone(<Picture picture={stored} alt="Ply" sizes="50vw" />);
  const image = screen.getByRole('img');
  expect(image).toHaveClass('opacity-0');
  fireEvent.load(image);
  expect(image).not.toHaveClass('opacity-0');
});

test('a picture that cannot be loaded, or is missing, becomes a drawing with the same words', async () => {
  const { container } = renderAlone(
    <>
      <Picture picture={stored} alt="Marine plywood" sizes="50vw" />
      <Picture picture={null} alt="No picture yet" sizes="50vw" />
    </>,
  );
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(screen.getByText('Marine plywood')).toBeInTheDocument();
  expect(screen.getByText('No picture yet')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('after a failed picture the next one is tried afresh', () => {
  const { rerender } = renderAlone(<Picture picture={stored} alt="Ply" sizes="50vw" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture picture={{ ...stored, path: 'product/edge.webp' }} alt="Edge" sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'Edge' })).toBeInTheDocument();
});
