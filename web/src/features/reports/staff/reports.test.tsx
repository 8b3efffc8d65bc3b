import { listAllReports, type ReportRow } from '@plyhaat/contract/reports/staff/reports';
import { afterEach, test } from 'vitest';
import { session } from '#api/session.ts';
import { AT, BUYER, expectList, pageOf } from '#test/console-lists.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';

afterEach(() => session.clear());

const REPORT: ReportRow = {
  _id: 'x1',
  kind: 'product',
  thingId: 'p1',
  title: 'Vajra Marine',
  reason: 'Wrong price',
  message: 'It costs more on the phone.',
  reporter: BUYER,
  isAutomatic: false,
  status: 'PENDING',
  decision: null,
  createdAt: AT,
  decidedAt: null,
};

test('staff see what was reported, by whom and in which words', async () => {
  signInAs('SUBADMIN');
  fakeApi(answer(listAllReports, pageOf(REPORT)));
  await expectList('/admin/reports', {
    title: 'Reports',
    count: '1 report',
    row: /Vajra Marine.*Wrong price.*It costs more.*Asha Rao.*Open/,
  });
});
