import { afterAll, expect, test } from 'vitest';
import { type EventType, on } from '#platform/jobs/events.ts';
import { testApp } from '#test/app.ts';
import { FORM_KINDS, placed, someAdvertiser } from '#test/placing.ts';
import { someApprover } from '#test/selling.ts';
import { placementApproved, placementRejected, placementSubmitted } from './promotions.events.ts';

const heard: { readonly name: string; readonly payload: object }[] = [];
const listen = <P extends object>(type: EventType<P>) =>
  on(type, 'test.listener', async (_deps, payload) => {
    heard.push({ name: type.name.split('.').at(-1) ?? '', payload });
  });
const app = await testApp({
  work: {
    subscriptions: [listen(placementSubmitted), listen(placementApproved), listen(placementRejected)],
    jobs: [],
  },
});
afterAll(app.close);

test.each(FORM_KINDS)('others hear when a %s is submitted, sent back and approved', async (kind) => {
  heard.length = 0;
  const { seller, product } = await someAdvertiser(app.db);
  const over = kind === 'banner' ? { type: 'productbanner' } : {};
  const { _id } = await placed(app, kind, seller, product.id, over);
  const approver = someApprover(app);
  await app.settle();
  const fact = { kind, id: _id, ownerId: seller.id, productId: product.id };
  expect(heard).toMatchObject([{ name: 'placementSubmitted', payload: fact }]);
  await approver.decideNow(kind, _id, 'reject', 'Too dark.');
  await app.settle();
  expect(heard.at(-1)).toMatchObject({ name: 'placementRejected', payload: { ...fact, reason: 'Too dark.' } });
  const again = await placed(app, kind, seller, product.id, over);
  await approver.decideNow(kind, again._id, 'approve');
  await app.settle();
  expect(heard.at(-1)).toMatchObject({ name: 'placementApproved', payload: { ...fact, id: again._id, first: true } });
});
