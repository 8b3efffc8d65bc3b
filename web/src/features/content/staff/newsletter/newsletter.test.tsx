import { listSubscribers } from '@plyhaat/contract/content/staff/newsletter';
import { afterEach, test } from 'vitest';
import { session } from '#api/session.ts';
import { AT, expectList, pageOf } from '#test/console-lists.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';

afterEach(() => session.clear());

const SUBSCRIBER = { _id: 's1', email: 'sXXXXXX@XXXXXX.example', welcomedAt: null, createdAt: AT };

test('staff see the subscribers of the newsletter, with masked addresses', async () => {
  signInAs('SUBADMIN');
  fakeApi(answer(listSubscribers, pageOf(SUBSCRIBER)));
  await expectList('/admin/newsletter', {
    title: 'Newsletter',
    count: '1 subscriber',
    row: /sXXXXXX@XXXXXX\.example.*Not sent/,
  });
});
