import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { newPushKeys } from '../../src/settings.push.ts';
import { someLead, someMember, someProduct, someRequirement, someSeller } from '../builders.ts';
import { shop } from '../buying.ts';
import { pushService } from '../push-service.ts';
import { GSTIN } from '../quoting.ts';
import { realAuthenticator } from '../sign-in.ts';
import { addressOf, BUYER, SELLER } from './canaries.ts';

const NASHIK = { stateId: stateId('MH'), cityId: cityId('nashik-mh') };

/** A marketplace with the two whose numbers are looked for, those around them, and a browser for each of them. */
export async function someMarket() {
  const service = await pushService();
  const push = { ...JSON.parse(newPushKeys()), subject: 'mailto:post@plyhaat.example', hosts: [], allowLoopback: true };
  const { app, paidPlan } = await shop({ authenticator: realAuthenticator, override: { push } });
  const { db } = app;
  const landline = `0${SELLER.phone}`;
  const [sellersMail, buyersMail] = [addressOf(SELLER), addressOf(BUYER)];
  const seller = await someSeller(
    db,
    { ...NASHIK, role: 'DEALER', name: 'Kavita Joshi', phone: SELLER.phone, email: sellersMail },
    {
      name: 'Godavari Ply Centre',
      gstNumber: GSTIN,
      ...{ phone: SELLER.phone, whatsapp: SELLER.phone, landline, email: sellersMail },
    },
  );
  const member = (name: string) => ({ ...NASHIK, name, email: `${name.split(' ')[0]?.toLowerCase()}@other.example` });
  const people = {
    seller,
    buyer: await someMember(db, { ...NASHIK, name: 'Asha Rao', phone: BUYER.phone, email: buyersMail }),
    rival: await someSeller(db, member('Ravi Nair'), { name: 'Tapi Plywood House', gstNumber: GSTIN }),
    contacted: await someSeller(db, member('Meera Shah'), { name: 'Surya Laminates' }),
    another: await someMember(db, member('Farah Khan')),
  };
  const browsers = new Map<string, string>();
  for (const [who, caller] of Object.entries(people)) {
    const browser = service.newBrowser();
    browsers.set(new URL(browser.endpoint).pathname, who);
    await app.post('/notifications/push', browser, caller);
  }
  const product = await someProduct(db, { sellerId: seller.id, name: 'BWP plywood 18 mm' });
  await someLead(db, { sellerId: seller.id, buyerId: people.another.id });
  const asked = () =>
    someRequirement(db, { buyerId: people.buyer.id, quantity: '120 sheets', publishedAt: new Date(), ...NASHIK });
  return {
    app,
    paidPlan,
    people,
    product,
    requirements: [await asked(), await asked()] as const,
    manager: await someMember(db, { role: 'SUBADMIN' }),
    pushed: () =>
      service.received.map(({ path, message }) => ({ to: browsers.get(path) ?? path, text: JSON.stringify(message) })),
    async close() {
      await app.close();
      await service.close();
    },
  };
}
export type Market = Awaited<ReturnType<typeof someMarket>>;
