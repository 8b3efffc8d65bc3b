import { readUpload, removeFile, uploadNotFound } from '@plyhaat/contract/media/media';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { type FakeRequest, someUpload, stubXhr } from '#test/fake-xhr.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import type { FormFile } from './form-file.ts';
import { useUploads } from './useUploads.ts';

let requests: FakeRequest[];
beforeEach(() => {
  requests = stubXhr();
});
afterEach(() => vi.unstubAllGlobals());

function Form({ initial = [] }: { initial?: FormFile[] }) {
  const { drop, refs, busy } = useUploads('video', { most: 5, initial });
  return (
    <form>
      <FileDrop label="Videos" {...drop} />
      <output aria-label="refs">{refs.join(' ')}</output>
      <button type="submit" disabled={busy}>
        Save
      </button>
    </form>
  );
}
const videoFile = (name: string) => new File(['film'], name, { type: 'video/mp4' });
const shown = (initial?: FormFile[]) => {
  const view = renderAlone(<Form {...(initial && { initial })} />);
  return { ...view, user: userEvent.setup({ applyAccept: false }) };
};
const choose = async (user: ReturnType<typeof userEvent.setup>, ...names: string[]) => {
  const before = requests.length;
  await user.upload(screen.getByLabelText('Videos'), names.map(videoFile));
  await waitFor(() => expect(requests.length).toBeGreaterThan(before));
};
const stored = (id: number) => ({ success: true, data: someUpload({ kind: 'video', _id: `id-${id}` }) });

test('a chosen file is sent at once with its progress, and the form holds its id when it is stored', async () => {
  const { user } = shown();
  await choose(user, 'tour.mp4');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await requests[0]?.progress(40, 100);
  expect(screen.getByRole('progressbar', { name: 'Uploading tour.mp4' })).toHaveValue(40);
  await requests[0]?.answer(200, stored(1));
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(screen.getByLabelText('refs')).toHaveTextContent('id-1');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('a dropped upload is sent again by one tap, without choosing the file again', async () => {
  const { user } = shown();
  await choose(user, 'tour.mp4');
  await requests[0]?.breakOff();
  expect(await screen.findByRole('alert')).toHaveTextContent('No internet connection. Please check your network.');
  await user.click(screen.getByRole('button', { name: 'Retry tour.mp4' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.file.name).toBe('tour.mp4');
  await requests[1]?.answer(200, stored(2));
  expect(screen.getByLabelText('refs')).toHaveTextContent('id-2');
});

test('of many files two are on their way at a time', async () => {
  const { user } = shown();
  await choose(user, 'a.mp4', 'b.mp4', 'c.mp4');
  await waitFor(() => expect(requests).toHaveLength(2));
  await requests[0]?.answer(200, stored(1));
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests[2]?.file.name).toBe('c.mp4');
});

test('a cancelled upload stops and leaves the form', async () => {
  const { user } = shown();
  await choose(user, 'tour.mp4');
  await user.click(screen.getByRole('button', { name: 'Cancel tour.mp4' }));
  expect(requests[0]?.aborted).toBe(true);
  expect(screen.queryByText('tour.mp4')).not.toBeInTheDocument();
});

test('a stored upload that is removed is taken back; what the form held before is not', async () => {
  const api = fakeApi(answer(removeFile, { message: 'The file is removed.' }));
  const { user } = shown([{ id: 'old', name: 'old.mp4', state: 'done', ref: 'videos/old.mp4' }]);
  const id = '00000000-0000-4000-8000-000000000009';
  await choose(user, 'tour.mp4');
  await requests[0]?.answer(200, { success: true, data: someUpload({ kind: 'video', _id: id }) });
  expect(screen.getByLabelText('refs')).toHaveTextContent(`videos/old.mp4 ${id}`);
  await user.click(screen.getByRole('button', { name: 'Remove tour.mp4' }));
  await user.click(screen.getByRole('button', { name: 'Remove old.mp4' }));
  expect(api.callsOf(removeFile)).toEqual([{ params: { id } }]);
  expect(screen.getByLabelText('refs')).toBeEmptyDOMElement();
});

test('a file of another kind or too large is refused in the words of the form', async () => {
  const { user } = shown();
  await user.upload(screen.getByLabelText('Videos'), new File(['x'], 'rates.pdf', { type: 'application/pdf' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please select a valid video file');
  const large = videoFile('large.mp4');
  Object.defineProperty(large, 'size', { value: 50 * 1_048_576 });
  await user.upload(screen.getByLabelText('Videos'), large);
  expect(screen.getByRole('alert')).toHaveTextContent('Video file size should be less than 50MB');
  expect(requests).toEqual([]);
});

test('a form that makes large pictures smaller says so; a banner of the full size is refused when it is chosen', async () => {
  function Picture({ use }: { use: 'product' | 'banner' }) {
    return <FileDrop label={use} help="Best at 900 × 600" {...useUploads(use).drop} />;
  }
  renderAlone(['product', 'banner'].map((use) => <Picture key={use} use={use as 'product' | 'banner'} />));
  expect(screen.getByLabelText('product')).toHaveAccessibleDescription(
    'Best at 900 × 600 Large pictures are resized before upload.',
  );
  expect(screen.getByLabelText('banner')).toHaveAccessibleDescription('Best at 900 × 600');
  const large = new File(['x'], 'large.jpg', { type: 'image/jpeg' });
  Object.defineProperty(large, 'size', { value: 5 * 1_048_576 });
  await userEvent.upload(screen.getByLabelText('banner'), large);
  expect(screen.getByRole('alert')).toHaveTextContent('Image size should be less than 5MB');
  expect(screen.queryByText('large.jpg')).not.toBeInTheDocument();
});

test('leaving the screen ends what is under way', async () => {
  const { user, unmount } = shown();
  await choose(user, 'tour.mp4');
  unmount();
  expect(requests[0]?.aborted).toBe(true);
});

const ID = '00000000-0000-4000-8000-000000000007';

test('a film is shown as processing until the server has made it playable', async () => {
  let state: 'processing' | 'ready' = 'processing';
  fakeApi(answer(readUpload, () => ({ data: someUpload({ kind: 'video', _id: ID, state }) })));
  const { user } = shown();
  await choose(user, 'tour.mp4');
  await requests[0]?.answer(200, { success: true, data: someUpload({ kind: 'video', _id: ID, state }) });
  expect(await screen.findByText('Processing')).toBeVisible();
  expect(screen.getByLabelText('refs')).toHaveTextContent(ID);
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  state = 'ready';
  expect(await screen.findByText('Uploaded')).toBeVisible();
});

test('a film that the server rejects says why and is not saved', async () => {
  const rejected = someUpload({ kind: 'video', _id: ID, state: 'rejected', reason: 'The video is too long' });
  fakeApi(answer(readUpload, { data: rejected }));
  const { user } = shown();
  await choose(user, 'tour.mp4');
  await requests[0]?.answer(200, { success: true, data: { ...rejected, state: 'processing' } });
  expect(await screen.findByText('The video is too long')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry tour.mp4' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('refs')).toBeEmptyDOMElement();
});

test('an upload of an earlier visit that is gone is named, so that it can be added again', async () => {
  fakeApi(answer(readUpload, () => refuse(uploadNotFound)));
  shown([{ id: 'old', name: 'tour.mp4', kind: 'video', state: 'done', ref: ID }]);
  expect(await screen.findByText('Please add tour.mp4 again')).toBeVisible();
  expect(screen.getByLabelText('refs')).toBeEmptyDOMElement();
});
