import { afterAll, expect, test } from 'vitest';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { sellerCategories } from '#modules/sellers/sellers.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someCategory, someMember, someSeller } from '#test/builders.ts';
import { applied, openOpportunity, someOfferer, submittedDealership, submittedOpportunity } from '#test/dealing.ts';
import { someApprover } from '#test/selling.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const approver = someApprover(app);

async function notificationsOf(
  who: Caller,
): Promise<{ type: string; content: string; payload: Record<string, unknown> }[]> {
  await app.settle();
  return (await app.post('/notifications/getAllNotifications', { perPage: 100 }, who)).json().data;
}
const words = async (who: Caller) =>
  (await notificationsOf(who)).map(({ type, content }) => [type, content]).toReversed();

test('the owner of a dealership hears that it waits, is sent back and is approved', async () => {
  const who = await someMember(db);
  const { _id } = await submittedDealership(app, who);
  await approver.decideNow('dealership', _id, 'reject', 'Blurred licence.');
  await app.patch(`/dealership/updateById/${_id}`, { address: '14 Main Road' }, who);
  await approver.decideNow('dealership', _id, 'approve');
  const review = 'is under review. You will be notified when verification is complete.';
  expect((await words(who)).sort()).toEqual([
    ['dealership_approval_confirmation', 'Your dealership Godavari Ply Centre is approved.'],
    ['dealership_rejected', 'Your dealership Godavari Ply Centre was not approved: Blurred licence.'],
    ['dealership_under_review', `Your dealership Godavari Ply Centre ${review}`],
    ['dealership_under_review', `Your dealership Godavari Ply Centre ${review}`],
  ]);
});

test('the owner of an opportunity hears that it waits, is sent back and is approved', async () => {
  const owner = await someOfferer(app);
  const { _id } = await submittedOpportunity(app, owner);
  await approver.decideNow('opportunity', _id, 'reject', 'No advance payments.');
  await app.patch(`/dealershipOwnerRoutes/opportunity/${_id}`, { description: 'Better.' }, owner);
  await approver.decideNow('opportunity', _id, 'approve');
  expect((await words(owner)).map(([type]) => type).sort()).toEqual([
    'opportunity_approval_confirmation',
    'opportunity_rejected',
    'opportunity_under_review',
    'opportunity_under_review',
  ]);
});

test('DEAL-7: at the first approval businesses of its cities or state in its trade are told, never at a change', async () => {
  const category = await someCategory(db);
  const place = (city: string, state: string) => ({ cityId: cityId(city), stateId: stateId(state) });
  const dealing = async (over: object) => {
    const seller = await someSeller(db, over);
    await db.insert(sellerCategories).values({ memberId: seller.id, categoryId: category.id });
    return seller;
  };
  const inCity = await dealing(place('nashik-mh', 'MH'));
  const inState = await dealing(place('nagpur-mh', 'MH'));
  const elsewhere = await dealing(place('surat-gj', 'GJ'));
  const otherTrade = await someSeller(db, place('nashik-mh', 'MH'));
  const buyer = await someMember(db, place('nashik-mh', 'MH'));
  const owner = await someOfferer(app);
  const { _id } = await openOpportunity(app, owner, { categoryArr: [category.id] });
  await app.patch(`/dealershipOwnerRoutes/opportunity/${_id}`, { Brand: 'Vanaroop' }, owner);
  await approver.decideNow('opportunity', _id, 'approve');
  for (const who of [inCity, inState])
    expect(await notificationsOf(who)).toMatchObject([
      {
        type: 'dealershipOpportunity',
        content: 'Rangpat Surfaces is looking for partners in Nashik.',
        payload: {
          opportunityId: _id,
          opportunity: { _id, Organisation_name: 'Rangpat Surfaces', cities: [{ name: 'Nashik' }, { name: 'Pune' }] },
        },
      },
    ]);
  for (const who of [elsewhere, otherTrade, buyer]) expect(await notificationsOf(who)).toEqual([]);
  expect((await words(owner)).map(([type]) => type)).not.toContain('dealershipOpportunity');
});

test('the owner hears of an application, the applicant of the decision and of a call', async () => {
  const owner = await someOfferer(app);
  const { _id: opportunityId } = await openOpportunity(app, owner);
  const [lucky, other] = [await someMember(db), await someMember(db)];
  const a = await applied(app, opportunityId, lucky);
  const b = await applied(app, opportunityId, other);
  const decide = (id: string, body: object) => app.patch(`/dealershipOwnerRoutes/applications/${id}`, body, owner);
  await decide(a._id, { status: 'shortlisted' });
  await decide(a._id, { status: 'accepted' });
  await decide(a._id, { note: 'Call on Monday' });
  await decide(b._id, { status: 'rejected', reason: 'Too far away.' });
  await app.post(`/dealershipOwnerRoutes/applications/${a._id}/call`, {}, owner);
  expect((await notificationsOf(owner)).filter(({ type }) => type === 'application_received')).toMatchObject([
    { content: 'Godavari Ply Centre applied for your opportunity Rangpat.', payload: { opportunityId } },
    { payload: { opportunityId } },
  ]);
  expect((await words(lucky)).sort()).toEqual([
    ['application_decided', 'Your application for Rangpat is accepted: Nashik, Pune.'],
    ['contact', 'Rangpat Surfaces contacted you.'],
  ]);
  expect(await words(other)).toEqual([
    ['application_decided', 'Your application for Rangpat was not accepted: Too far away.'],
  ]);
});
