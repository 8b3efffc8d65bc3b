import { readUpload, uploadMissing, uploadNotFound } from '@plyhaat/contract/media/media';
import { updateMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { field, openEditProfile, retype, save } from '#test/edit-profile.tsx';
import { answer, refuse } from '#test/fake-api.ts';
import { someUpload, stubXhr } from '#test/fake-xhr.ts';
import { someDealer } from '#test/members.ts';

beforeEach(() => {
  localStorage.clear();
  session.clear();
});
afterEach(() => vi.unstubAllGlobals());

const ID = '00000000-0000-4000-8000-000000000007';
const videoFile = (name: string) => new File(['film'], name, { type: 'video/mp4' });

test('files are sent as they are chosen and named by id in the save; what is removed is left out (SELL-5)', async () => {
  const requests = stubXhr();
  const profile = someDealer({
    imagesArr: [{ image: 'gallery/a.webp', picture: null }],
    profileImage: 'profiles/a.webp',
  });
  const { user, sent } = await openEditProfile(profile);
  await user.upload(field('Videos'), videoFile('tour.mp4'));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await requests[0]?.answer(200, { success: true, data: someUpload({ kind: 'video', _id: ID }) });
  await user.click(screen.getByRole('button', { name: 'Remove Image 1' }));
  await save(user);
  await waitFor(() =>
    expect(sent()).toMatchObject({
      videoArr: [ID],
      imagesArr: [],
      profileImage: 'profiles/a.webp',
      documents: ['certificates/gst.webp'],
    }),
  );
});

test('five extra images are the most (SELL-5)', async () => {
  const imagesArr = [1, 2, 3, 4, 5].map((at) => ({ image: `gallery/${at}.webp`, picture: null }));
  const { user } = await openEditProfile(someDealer({ imagesArr }));
  expect(screen.queryByLabelText('Images')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Image 5' }));
  expect(screen.getByLabelText('Images')).toBeInTheDocument();
});

test('recommended sizes are told (SELL-5)', async () => {
  await openEditProfile(someDealer());
  for (const size of ['1775x367', '150x150', '275x285']) expect(screen.getByText(new RegExp(size))).toBeVisible();
});

test('what was typed and sent survives a reload, and a picture that is gone is named', async () => {
  const requests = stubXhr();
  const first = await openEditProfile(someDealer());
  await retype(first.user, 'Name', 'Asha Rao');
  await first.user.upload(field('Videos'), videoFile('tour.mp4'));
  await waitFor(() => expect(requests).toHaveLength(1));
  await requests[0]?.answer(200, { success: true, data: someUpload({ kind: 'video', _id: ID }) });
  first.unmount();
  const { user, sent } = await openEditProfile(
    someDealer(),
    answer(readUpload, () => refuse(uploadNotFound)),
  );
  expect(field('Name')).toHaveValue('Asha Rao');
  expect(screen.getByText('We have restored your unsaved changes.')).toBeVisible();
  expect(await screen.findByText('Please add tour.mp4 again')).toBeVisible();
  await save(user);
  await waitFor(() => expect(sent()).toMatchObject({ name: 'Asha Rao', videoArr: [] }));
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('a draft can be discarded, files included', async () => {
  const first = await openEditProfile(someDealer({ imagesArr: [{ image: 'gallery/a.webp', picture: null }] }));
  await retype(first.user, 'Name', 'Asha Rao');
  await first.user.click(screen.getByRole('button', { name: 'Remove Image 1' }));
  first.unmount();
  const { user } = await openEditProfile(someDealer({ imagesArr: [{ image: 'gallery/a.webp', picture: null }] }));
  expect(screen.queryByText('Image 1')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field('Name')).toHaveValue('Asha Patil');
  expect(screen.getByText('Image 1')).toBeVisible();
});

test('a file that is gone when the form is saved is named, so that it can be added again', async () => {
  const { user } = await openEditProfile(
    someDealer(),
    answer(updateMember, () => {
      throw new CallError(422, uploadMissing.message, uploadMissing.error, {
        'documents.0': uploadMissing.message,
      });
    }),
  );
  await save(user);
  expect(await screen.findByText('Please add GST certificate again')).toBeVisible();
});
