import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { auditLog } from '#platform/db/platform.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someLead, someMember, someSeller } from '#test/builders.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const ravi = await someMember(db, { role: 'SUBADMIN', name: 'Ravi Nambiar' });
const rohit = await someSeller(db, { name: 'Rohit Deshmukh', phone: '9822011118', email: 'rohit@shivneri.example' });
const asha = await someMember(db, { name: 'Asha Patil', phone: '9811111111' });
const lead = await someLead(db, { sellerId: rohit.id, buyerId: asha.id, name: 'Asha Patil', phone: '9811111111' });

const REASON = 'The seller asked us to call back';
const ofMember = `/admin/users/${rohit.id}/contact`;
const ofLead = `/admin/leads/${lead.id}/contact`;
const show = (url: string, who: Caller = ravi, reason = REASON) => app.post(url, { reason }, who);
const rows = (id: string) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, 'show_contact')));

test('ADMIN-12 one call with a reason shows staff a member’s number; the log has the reason and no contact', async () => {
  expect((await show(ofMember)).json()).toMatchObject({ phone: '9822011118', email: 'rohit@shivneri.example' });
  const [row, ...others] = await rows(rohit.id);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    actorId: ravi.id,
    subjectKind: 'member',
    after: { shown: { phone: true, email: true } },
    detail: { reason: REASON },
  });
  expect(JSON.stringify(row)).not.toMatch(/98220|rohit@/);
});

test('ADMIN-12 the number that a lead gave is shown the same way, and the log names who gave it', async () => {
  expect((await show(ofLead)).json()).toMatchObject({ phone: '9811111111', email: null });
  const { data } = (await app.get(`/admin/audit?subject=${lead.id}`, ravi)).json();
  expect(data).toMatchObject([{ action: 'show_contact', kind: 'lead', subject: 'Asha Patil', reason: REASON }]);
  expect((await show(`/admin/leads/${newId()}/contact`)).json().error).toBe('lead_missing');
});

test.each([
  ['nothing', ' ', 'Please give a reason'],
  ['too little', 'call', 'Please give a reason of at least 10 characters'],
])('ADMIN-12 a reason that says %s shows nothing', async (_what, reason, message) => {
  for (const url of [ofMember, ofLead]) {
    const reply = await show(url, ravi, reason);
    expect([reply.statusCode, reply.json().fields]).toEqual([422, { reason: message }]);
  }
});

test('an approver, a member and staff who see as one are refused; a colleague’s number is for administrators', async () => {
  const approver = await someMember(db, { role: 'APPROVERS' });
  for (const who of [approver, asha]) expect((await show(ofMember, who)).statusCode).toBe(403);
  const admin = await someMember(db, { role: 'ADMIN' });
  const ofColleague = `/admin/users/${approver.id}/contact`;
  expect((await show(ofColleague, ravi)).statusCode).toBe(403);
  expect((await show(ofColleague, admin)).statusCode).toBe(200);
  expect((await show(`/admin/users/${newId()}/contact`)).json().error).toBe('member_not_found');
});

test('ADMIN-12 sixty an hour are shown to one member of staff, of members and leads together', async () => {
  const govind = await someMember(db, { role: 'SUBADMIN' });
  for (let at = 0; at < 30; at++)
    for (const url of [ofMember, ofLead]) expect((await show(url, govind)).statusCode).toBe(200);
  const before = (await rows(rohit.id)).length;
  const refused = await show(ofMember, govind);
  expect([refused.statusCode, refused.json().phone]).toEqual([429, undefined]);
  expect(await rows(rohit.id)).toHaveLength(before);
  expect((await show(ofLead, ravi)).statusCode).toBe(200);
});
