import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { leads } from '#modules/leads/leads.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import {
  APPLY,
  activeDealership,
  applicationForm,
  applied,
  NASHIK_AND_PUNE,
  openOpportunity,
  PDF,
  sentDocument,
  someOfferer,
  submittedDealership,
  submittedOpportunity,
} from '#test/dealing.ts';
import { opportunities } from './dealerships.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const [nashik = '', pune = ''] = NASHIK_AND_PUNE;
const check = (id: string, who?: Caller) => app.get(`/dealershipUserRoutes/checkApplication/${id}`, who);
const inbox = async (opportunityId: string, owner: Caller) =>
  (await app.get(`/dealershipOwnerRoutes/applications?opportunityId=${opportunityId}`, owner)).json();
const decide = (id: string, body: object, owner: Caller) =>
  app.patch(`/dealershipOwnerRoutes/applications/${id}`, body, owner);
const own = async (who: Caller) => (await app.get('/dealershipUserRoutes/myApplications', who)).json().data;
const withdraw = (id: string, who: Caller) => app.post(`/dealershipUserRoutes/applications/${id}/withdraw`, {}, who);
const end = (id: string) =>
  db
    .update(opportunities)
    .set({ endsAt: new Date(Date.now() - 1000) })
    .where(eq(opportunities.id, id));

test('DEAL-11: of fifty submits at once one counts, the rest are refused with 409', async () => {
  const owner = await someOfferer(app);
  const { _id } = await openOpportunity(app, owner);
  const who = await someMember(db);
  const replies = await Promise.all(Array.from({ length: 50 }, () => app.post(APPLY, applicationForm(_id), who)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (const reply of replies.filter(({ statusCode }) => statusCode !== 200))
    expect([reply.statusCode, reply.json().error]).toEqual([409, 'already_applied']);
  expect(await inbox(_id, owner)).toMatchObject({ total: 1, counts: { new: 1, accepted: 0 } });
});

test('DEAL-11, DEAL-12: it is sent, says so and stands in the applicant’s list', async () => {
  const owner = await someOfferer(app);
  const { _id } = await openOpportunity(app, owner);
  const who = await someMember(db);
  const reply = await app.post(APPLY, applicationForm(_id, { Type: 'x', cityId: ['x'], image: 'x' }), who);
  expect(reply.json().message).toBe('Dealership application submitted successfully! It will be reviewed by our team.');
  expect(await own(who)).toMatchObject([
    { status: 'new', email: 'buyer@godavari.example', opportunity: { _id, Brand: 'Rangpat', isOpen: true } },
  ]);
});

test('each question needs an answer, the organisation a name and the e-mail a sense (DEAL-10)', async () => {
  const owner = await someOfferer(app);
  const { _id } = await openOpportunity(app, owner);
  const who = await someMember(db);
  const { questionArr } = applicationForm(_id);
  const send = async (over: object) => (await app.post(APPLY, applicationForm(_id, over), who)).json().fields;
  expect(await send({ Organisation_name: ' ', email: '' })).toEqual({
    Organisation_name: 'Organization name is required',
    email: 'Email is required',
  });
  expect(await send({ email: 'nobody' })).toEqual({ email: 'Invalid email address' });
  expect(await send({ questionArr: questionArr.slice(0, 4) })).toEqual({
    'questionArr.4.answer': 'Answer is required',
  });
  const blank = questionArr.map((given, i) => (i === 1 ? { ...given, answer: ' ' } : given));
  expect(await send({ questionArr: blank })).toEqual({ 'questionArr.1.answer': 'Answer is required' });
});

test('the check before the form says why one may not apply', async () => {
  const owner = await someOfferer(app);
  const { _id } = await openOpportunity(app, owner);
  const waiting = await submittedOpportunity(app, owner);
  const who = await someMember(db);
  expect((await check(_id)).statusCode).toBe(401);
  expect((await check(_id, who)).json().data).toEqual({ canApply: true });
  expect((await check(_id, owner)).json()).toMatchObject({ message: 'This is your own opportunity.' });
  expect((await check(waiting._id, who)).statusCode).toBe(404);
  await applied(app, _id, who);
  expect((await check(_id, who)).json()).toMatchObject({ message: 'You have already applied for this opportunity.' });
  await end(_id);
  const late = await someMember(db);
  const over = { error: 'opportunity_closed', message: 'This opportunity has ended and takes no more applications.' };
  expect((await check(_id, late)).json()).toMatchObject(over);
  expect((await app.post(APPLY, applicationForm(_id), late)).json()).toMatchObject(over);
});

test('DEAL-12, ALL-22: nobody but the owner reads or decides, and not a byte leaks', async () => {
  const owner = await someOfferer(app);
  const rival = await someOfferer(app);
  const { _id: opportunityId } = await openOpportunity(app, owner);
  const who = await someMember(db, { phone: '9811122244' });
  const { _id } = await applied(app, opportunityId, who);
  const replies = [
    await app.get(`/dealershipOwnerRoutes/applications?opportunityId=${opportunityId}`, rival),
    await app.get(`/dealershipOwnerRoutes/applications?opportunityId=${opportunityId}`, who),
    await decide(_id, { status: 'accepted' }, rival),
    await decide(_id, { status: 'accepted' }, who),
    await app.post(`/dealershipOwnerRoutes/applications/${_id}/call`, {}, rival),
    await withdraw(_id, rival),
  ];
  for (const reply of replies) {
    expect(reply.statusCode, reply.body).toBe(403);
    for (const secret of ['9811122244', 'godavari', 'Answer']) expect(reply.body.toLowerCase()).not.toContain(secret);
  }
  const { data } = await inbox(opportunityId, owner);
  expect(data[0]).toMatchObject({ phone: '9811122244', email: 'buyer@godavari.example', status: 'new' });
});

test('shortlisted, rejected with a reason, noted: the applicant reads the reason and never the note', async () => {
  const owner = await someOfferer(app);
  const { _id: opportunityId } = await openOpportunity(app, owner);
  const who = await someMember(db);
  const { _id } = await applied(app, opportunityId, who);
  expect((await decide(_id, { status: 'rejected' }, owner)).json().fields).toEqual({
    reason: 'Please give a reason for the rejection',
  });
  await decide(_id, { status: 'shortlisted', note: 'Haggles a lot' }, owner);
  await decide(_id, { status: 'rejected', reason: 'Display too small' }, owner);
  expect((await inbox(opportunityId, owner)).data[0]).toMatchObject({ status: 'rejected', note: 'Haggles a lot' });
  expect(await own(who)).toMatchObject([{ status: 'rejected', reason: 'Display too small' }]);
  expect(JSON.stringify(await own(who))).not.toContain('Haggles');
});

test('accepting gives cities; one that somebody has needs the owner’s word, and all taken closes applying', async () => {
  const owner = await someOfferer(app);
  const { _id: opportunityId } = await openOpportunity(app, owner);
  const [first, second, third] = [await someMember(db), await someMember(db), await someMember(db)];
  const a = await applied(app, opportunityId, first, { Organisation_name: 'Alpha Traders' });
  const b = await applied(app, opportunityId, second);
  await decide(a._id, { status: 'accepted', cities: [nashik] }, owner);
  expect(await own(first)).toMatchObject([{ status: 'accepted', grantedCities: [{ name: 'Nashik' }] }]);
  const taken = await decide(b._id, { status: 'accepted' }, owner);
  expect([taken.statusCode, taken.json()]).toMatchObject([
    409,
    { error: 'city_taken', holders: [{ city: { name: 'Nashik' }, holder: 'Alpha Traders' }] },
  ]);
  expect(await own(second)).toMatchObject([{ status: 'new' }]);
  expect((await decide(b._id, { status: 'accepted', cities: [nashik, opportunityId] }, owner)).statusCode).toBe(422);
  expect((await decide(b._id, { status: 'accepted', confirm: true }, owner)).statusCode).toBe(200);
  const shown = (await app.get(`/dealershipOwnerRoutes/getOpportunityById/${opportunityId}`)).json().data;
  expect(shown.cities.map(({ takenSince }: { takenSince: string | null }) => takenSince !== null)).toEqual([
    true,
    true,
  ]);
  const closed = {
    error: 'every_city_taken',
    message: 'All cities of this opportunity have a dealer, so applications are closed for now.',
  };
  expect((await check(opportunityId, third)).json()).toMatchObject(closed);
  expect((await app.post(APPLY, applicationForm(opportunityId), third)).json()).toMatchObject(closed);
  await withdraw(b._id, second);
  expect((await check(opportunityId, third)).json().data).toEqual({ canApply: true });
});

test('two owners’ windows that accept at once never give one city twice unasked', async () => {
  const owner = await someOfferer(app);
  const { _id: opportunityId } = await openOpportunity(app, owner);
  const sent = await Promise.all(
    Array.from({ length: 6 }, async () => applied(app, opportunityId, await someMember(db))),
  );
  const replies = await Promise.all(sent.map(({ _id }) => decide(_id, { status: 'accepted', cities: [pune] }, owner)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('only an active dealership is attached, as a copy whose documents the owner opens until withdrawal', async () => {
  const owner = await someOfferer(app);
  const { _id: opportunityId } = await openOpportunity(app, owner);
  const who = await someMember(db);
  const pending = await submittedDealership(app, who);
  const send = (dealershipId: string) => app.post(APPLY, applicationForm(opportunityId, { dealershipId }), who);
  expect((await send(pending._id)).json().error).toBe('dealership_not_active');
  const strangers = await activeDealership(app, await someMember(db));
  expect((await send(strangers._id)).json().error).toBe('dealership_not_active');
  const active = await activeDealership(app, who, { documents: [await sentDocument(app, who)] });
  const { _id } = (await send(active._id)).json().data;
  await app.patch(`/dealership/updateById/${active._id}`, { name: 'Renamed', documents: [] }, who);
  await app.delete(`/dealership/deleteById/${active._id}`, undefined, who);
  const received = (await inbox(opportunityId, owner)).data[0];
  expect(received.dealership).toMatchObject({ name: 'Godavari Ply Centre', documents: [{ name: 'licence.pdf' }] });
  const opened = await app.app.inject({ url: received.dealership.documents[0].address });
  expect([opened.statusCode, opened.rawPayload.equals(PDF)]).toEqual([200, true]);
  await withdraw(_id, who);
  const after = (await inbox(opportunityId, owner)).data[0];
  expect(after).toMatchObject({ status: 'withdrawn', dealership: null, phone: null, email: null });
  expect((await decide(_id, { status: 'accepted' }, owner)).json().error).toBe('application_withdrawn');
  expect((await withdraw(_id, who)).json().error).toBe('application_closed');
});

test('a call to an applicant is a lead of the owner’s, one a day', async () => {
  const owner = await someOfferer(app);
  const { _id: opportunityId } = await openOpportunity(app, owner);
  const who = await someMember(db, { name: 'Asha Patel', phone: '9811122255' });
  const { _id } = await applied(app, opportunityId, who);
  const call = () => app.post(`/dealershipOwnerRoutes/applications/${_id}/call`, {}, owner);
  expect((await call()).json()).toMatchObject({ phone: '9811122255' });
  await call();
  expect(await db.select().from(leads).where(eq(leads.sellerId, owner.id))).toMatchObject([
    { name: 'Asha Patel', phone: '9811122255', source: 'opportunity', channel: 'call', status: 'contacted' },
  ]);
});

test('the owner takes the applications away as a table', async () => {
  const owner = await someOfferer(app);
  const { _id: opportunityId } = await openOpportunity(app, owner);
  await applied(app, opportunityId, await someSeller(db, { name: 'Asha' }), { Organisation_name: '=Alpha, Traders' });
  const path = `/dealershipOwnerRoutes/applications?opportunityId=${opportunityId}`;
  const reply = await app.send('GET', path, { headers: { accept: 'text/csv' } }, owner);
  const [head, line] = reply.body.trim().split('\r\n');
  expect(head).toContain('createdAt,Organisation_name,name,email,phone,cityName,answer1');
  expect(line).toContain(`"'=Alpha, Traders",Asha,buyer@godavari.example`);
  expect(line).toContain('Answer 5,new');
});

test('the form is prefilled: the member reads its own e-mail, others a masked one', async () => {
  const who = await someSeller(db, { email: 'asha@tapi.example' }, { name: 'Tapi Traders' });
  const path = `/dealershipOwnerRoutes/getDealershipOwnerByUserId/${who.id}`;
  const mine = (await app.get(path, who)).json().data;
  expect(mine).toMatchObject({ email: 'asha@tapi.example', companyObj: { name: 'Tapi Traders' } });
  expect((await app.get(path)).json().data).toMatchObject({ email: 'aXXXXXX@XXXXXX.example' });
  const buyer = await someMember(db);
  expect((await app.get(`/dealershipOwnerRoutes/getDealershipOwnerByUserId/${buyer.id}`)).statusCode).toBe(404);
});

test('an opportunity that is deleted takes its applications along', async () => {
  const owner = await someOfferer(app);
  const { _id: opportunityId } = await openOpportunity(app, owner);
  const who = await someMember(db);
  const active = await activeDealership(app, who, { documents: [await sentDocument(app, who)] });
  await applied(app, opportunityId, who, { dealershipId: active._id });
  expect((await app.delete(`/dealershipOwnerRoutes/opportunity/${opportunityId}`, undefined, owner)).statusCode).toBe(
    200,
  );
  expect(await own(who)).toEqual([]);
});
