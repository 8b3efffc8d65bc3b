import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { activeDealership, applied, openOpportunity, someOfferer } from '#test/dealing.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

async function anAcceptedApplicant() {
  const owner = await someOfferer(app);
  const { _id: opportunityId } = await openOpportunity(app, owner);
  const who = await someMember(db);
  const { _id: dealershipId } = await activeDealership(app, who);
  const { _id } = await applied(app, opportunityId, who, { dealershipId });
  await app.patch(`/dealershipOwnerRoutes/applications/${_id}`, { status: 'accepted', note: 'Haggles a lot' }, owner);
  return { owner, who, opportunityId };
}

test('a member takes its dealerships and applications away, without the notes that an owner made', async () => {
  const { owner, who, opportunityId } = await anAcceptedApplicant();
  const taken = await app.get(`/users/export/${who.id}`, who);
  expect(taken.json().data).toMatchObject({
    dealerships: [{ name: 'Godavari Ply Centre' }],
    applications: [{ opportunityId, status: 'accepted', organisationName: 'Godavari Ply Centre' }],
  });
  expect(taken.body).not.toContain('Haggles');
  const owners = (await app.get(`/users/export/${owner.id}`, owner)).json().data;
  expect(owners).toMatchObject({
    opportunities: [{ id: opportunityId }],
    applicationsReceived: [{ opportunityId, note: 'Haggles a lot' }],
  });
});

test('whoever is erased takes its applications along, and the cities it had are open again', async () => {
  const { owner, who, opportunityId } = await anAcceptedApplicant();
  await db.delete(members).where(eq(members.id, who.id));
  const inbox = await app.get(`/dealershipOwnerRoutes/applications?opportunityId=${opportunityId}`, owner);
  expect(inbox.json()).toMatchObject({ total: 0, data: [] });
  const check = await app.get(`/dealershipUserRoutes/checkApplication/${opportunityId}`, await someMember(db));
  expect(check.json().data).toEqual({ canApply: true });
});

test('an owner who is erased takes its opportunities along, and the applications for them', async () => {
  const { owner, who } = await anAcceptedApplicant();
  await db.delete(members).where(eq(members.id, owner.id));
  expect((await app.get('/dealershipUserRoutes/myApplications', who)).json().data).toEqual([]);
});
