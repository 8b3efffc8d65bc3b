import { listAllRequirements, type RequirementRow } from '@plyhaat/contract/requirements/staff/requirements';
import { afterEach, test } from 'vitest';
import { session } from '#api/session.ts';
import { AT, BUYER, expectList, pageOf } from '#test/console-lists.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';

afterEach(() => session.clear());

const REQUIREMENT: RequirementRow = {
  _id: 'r1',
  title: 'Gurjan plywood',
  buyer: BUYER,
  category: null,
  quantity: '10 sheets',
  budget: 90_000,
  city: 'Nashik',
  state: 'Maharashtra',
  status: 'Active',
  approved: 'APPROVED',
  quotes: 2,
  createdAt: AT,
  expiresAt: AT,
};

test('staff see the requirements of all buyers', async () => {
  signInAs('SUBADMIN');
  fakeApi(answer(listAllRequirements, pageOf(REQUIREMENT)));
  await expectList('/admin/requirements', {
    title: 'Requirements',
    count: '1 requirement',
    row: /Gurjan plywood.*Asha Rao.*₹90,000.*Nashik, Maharashtra/,
  });
});
