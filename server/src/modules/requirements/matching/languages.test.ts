import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { Languages } from '#platform/languages/languages.ts';
import { testApp } from '#test/app.ts';
import { someCategory, someMember, someProduct, someSeller } from '#test/builders.ts';
import { realAuthenticator } from '#test/sign-in.ts';

const languages = new Languages({
  hi: {
    'A buyer is looking for: {title}. {why}': 'एक ग्राहक को {title} चाहिए। {why}',
    'Lists {product}': 'इनके पास {product} है',
    'In {city}': 'जगह {city}',
    'Asks {asked} {unit}, within the budget': 'रेट {asked} {unit}, बजट में',
    'per sheet': 'प्रति शीट',
    '{sentence}.': '{sentence}।',
    Nashik: 'नाशिक',
    'You have no approved product in {category}.': 'आपके पास {category} का कोई मंज़ूर माल नहीं है।',
  },
});
const app = await testApp({ authenticator: realAuthenticator, languages });
afterAll(app.close);
const { db } = app;

const NASHIK = { stateId: stateId('MH'), cityId: cityId('nashik-mh') };
const inHindi = ({ id }: { id: string }) => db.update(members).set({ language: 'hi' }).where(eq(members.id, id));

test('each side reads in its own language why a seller was told of a requirement, or why not', async () => {
  const [seller, other, buyer] = [await someSeller(db, NASHIK), await someSeller(db, NASHIK), await someMember(db)];
  await inHindi(seller);
  await inHindi(other);
  const title = 'Teakline shipdeck 18 mm';
  const { id: categoryId } = await someCategory(db, { name: 'Teakline boards' });
  await someProduct(db, { sellerId: seller.id, name: title, categoryId, priceUnit: 'per Nos/sheet' });
  const form = { title, description: 'For a boat yard.', quantity: '100 sheets', budget: 200_000, categoryId };
  const id = (await app.post('/requirement/addRequirement', { ...form, ...NASHIK }, buyer)).json().data._id;
  await app.settle();
  const why = [`इनके पास ${title} है`, 'जगह नाशिक', expect.stringMatching(/^रेट ₹[\d,]+ प्रति शीट, बजट में$/)];
  const [told] = (await app.post('/notifications/getAllNotifications', {}, seller)).json().data;
  expect(told.content).toMatch(
    new RegExp(`^एक ग्राहक को ${title} चाहिए। इनके पास ${title} है। जगह नाशिक। रेट ₹[\\d,]+ प्रति शीट, बजट में।$`),
  );
  const reasonsFor = async (who: typeof seller) =>
    (await app.get(`/requirement/${id}/matches`, who as never))
      .json()
      .data[0].reasons.map(({ text }: { text: string }) => text);
  expect(await reasonsFor(seller)).toEqual(why);
  expect((await reasonsFor(buyer as never)).slice(0, 2)).toEqual([`Lists ${title}`, 'In Nashik']);
  const standing = async (who: typeof seller) => (await app.get(`/requirement/standing?ids=${id}`, who)).json().data;
  expect(await standing(seller)).toEqual([{ _id: id, matched: true, why }]);
  expect((await standing(other))[0].why).toEqual(['आपके पास Teakline boards का कोई मंज़ूर माल नहीं है।']);
});
