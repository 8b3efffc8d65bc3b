import { afterAll, expect, test } from 'vitest';
import { type Caller, testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { APPLY, applicationForm, openOpportunity, someOfferer } from '#test/dealing.ts';

const app = await testApp();
afterAll(app.close);

test('one application is found by its id, in the list of whoever may read it and in no other', async () => {
  const owner = await someOfferer(app);
  const { _id } = await openOpportunity(app, owner);
  const [first, second] = [await someMember(app.db), await someMember(app.db)];
  for (const who of [first, second]) await app.post(APPLY, applicationForm(_id), who);
  const [{ _id: wanted }] = (await app.get('/dealershipUserRoutes/myApplications', first)).json().data;
  const received = await app.get(`/dealershipOwnerRoutes/applications?opportunityId=${_id}&id=${wanted}`, owner);
  expect(received.json()).toMatchObject({ data: [{ _id: wanted }], total: 1, counts: { new: 2 } });
  const sent = async (who: Caller) => (await app.get(`/dealershipUserRoutes/myApplications?id=${wanted}`, who)).json();
  expect(await sent(first)).toMatchObject({ data: [{ _id: wanted }], total: 1 });
  expect(await sent(second)).toMatchObject({ data: [], total: 0 });
});
