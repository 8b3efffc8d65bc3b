import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import type { FileItem } from './FileRow.tsx';

const picture = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { type: 'image/png' });

function show(props: Partial<FileDropProps> = {}) {
  const handlers = { onAdd: vi.fn(), onCancel: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() };
  const view = renderAlone(
    <FileDrop
      label="Product pictures"
      help="Up to 5 MB each"
      accept="image/*"
      maxBytes={100}
      most={4}
      items={[]}
      wrongType="Please select a valid image file"
      tooLarge="Image size should be less than 5MB"
      {...handlers}
      {...props}
    />,
  );
  return { ...view, ...handlers, user: userEvent.setup({ applyAccept: false }) };
}

const input = () => screen.getByLabelText('Product pictures');

test('chosen files are handed on, and the same file can be chosen again', async () => {
  const { user, onAdd, container } = show();
  const ply = picture('ply.png');
  await user.upload(input(), [ply, picture('edge.png')]);
  expect(onAdd.mock.lastCall?.[0].map((file: File) => file.name)).toEqual(['ply.png', 'edge.png']);
  await user.upload(input(), ply);
  expect(onAdd).toHaveBeenCalledTimes(2);
  expect(input()).toHaveAccessibleDescription('Up to 5 MB each');
  await expectNoAxeViolations(container);
});

test('dropped files are handed on', () => {
  const { onAdd } = show();
  fireEvent.drop(input(), { dataTransfer: { files: [picture('ply.png')] } });
  expect(onAdd).toHaveBeenCalledOnce();
});

test('a file of another kind or of the full size is refused and the reason announced', async () => {
  const { user, onAdd } = show();
  await user.upload(input(), new File(['x'], 'rates.pdf', { type: 'application/pdf' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please select a valid image file');
  await user.upload(input(), picture('wall.png', 100));
  expect(screen.getByRole('alert')).toHaveTextContent('Image size should be less than 5MB');
  expect(onAdd).not.toHaveBeenCalled();
  await user.upload(input(), picture('ply.png', 99));
  expect(onAdd).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('no more files are taken than may be there', async () => {
  const done: FileItem[] = ['a', 'b', 'c'].map((id) => ({ id, name: `${id}.png`, state: 'done' }));
  const { user, onAdd, rerender } = show({ items: done });
  await user.upload(input(), picture('d.png'));
  fireEvent.drop(input(), { dataTransfer: { files: [picture('e.png'), picture('f.png')] } });
  expect(onAdd.mock.lastCall?.[0]).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('You can add up to 4 files. The others were not added.');
  const handlers = { onAdd, onCancel: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() };
  rerender(<FileDrop label="Logo" accept="image/*" maxBytes={100} items={done.slice(0, 1)} {...handlers} />);
  expect(screen.queryByLabelText('Logo')).not.toBeInTheDocument();
});

test('a file on its way shows progress and can be cancelled, a failed one retried, a stored one removed', async () => {
  const { user, onCancel, onRetry, onRemove, container } = show({
    items: [
      { id: '1', name: 'ply.png', url: 'blob:1', state: 'uploading', progress: 64 },
      { id: '2', name: 'edge.png', url: 'blob:2', state: 'failed', error: 'The connection broke' },
      { id: '3', name: 'door.png', url: '/uploads/door.webp', state: 'done' },
    ],
  });
  expect(screen.getByRole('progressbar', { name: 'Uploading ply.png' })).toHaveValue(64);
  expect(screen.getByRole('alert')).toHaveTextContent('The connection broke');
  await user.click(screen.getByRole('button', { name: 'Cancel ply.png' }));
  expect(onCancel).toHaveBeenCalledWith('1');
  await user.click(screen.getByRole('button', { name: 'Retry edge.png' }));
  expect(onRetry).toHaveBeenCalledWith('2');
  await user.click(screen.getByRole('button', { name: 'Remove door.png' }));
  expect(onRemove).toHaveBeenCalledWith('3');
  await expectNoAxeViolations(container);
});
