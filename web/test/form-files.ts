import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { session } from '#api/session.ts';
import { type FakeRequest, someUpload, stubXhr } from './fake-xhr.ts';
import { signInAs } from './members.ts';

export const FILE_ID = '00000000-0000-4000-8000-0000000000f1';
const photo = () => new File(['x'], 'board.jpg', { type: 'image/jpeg' });

/** For the tests of a file: a seller is signed in, and what a form sends is stored at once under the id that is named. */
export function sellersUploads() {
  let requests: FakeRequest[];
  beforeEach(() => {
    localStorage.clear();
    signInAs('DEALER');
    requests = stubXhr();
    vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => {} }));
  });
  afterEach(() => {
    session.clear();
    vi.unstubAllGlobals();
  });
  return async function addFile(user: UserEvent, label: RegExp, { id = FILE_ID, file = photo() } = {}) {
    const before = requests.length;
    await user.upload(screen.getByLabelText(label), file);
    await waitFor(() => expect(requests).toHaveLength(before + 1));
    await act(() => requests.at(-1)?.answer(200, { success: true, data: someUpload({ _id: id }) }));
  };
}
