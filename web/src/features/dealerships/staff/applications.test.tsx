import { type ApplicationRow, listAllApplications } from '@plyhaat/contract/dealerships/staff/applications';
import { afterEach, test } from 'vitest';
import { session } from '#api/session.ts';
import { AT, BUYER, expectList, pageOf, SELLER } from '#test/console-lists.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';

afterEach(() => session.clear());

const APPLICATION: ApplicationRow = {
  _id: 'a1',
  organisation: 'Rao Traders',
  email: 'aXXXXXX@XXXXXX.example',
  applicant: BUYER,
  opportunity: { _id: 'o1', brand: 'Rangpat', type: 'Dealership' },
  owner: SELLER,
  status: 'shortlisted',
  createdAt: AT,
  decidedAt: null,
};

test('staff see who applied for which opportunity', async () => {
  signInAs('SUBADMIN');
  fakeApi(answer(listAllApplications, pageOf(APPLICATION)));
  await expectList('/admin/applications', {
    title: 'Applications',
    count: '1 application',
    row: /Rao Traders.*Rangpat · Dealership.*Shortlisted/,
  });
});
