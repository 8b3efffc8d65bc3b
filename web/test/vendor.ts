import { listCategories } from '@plyhaat/contract/catalog/categories';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { someCategory } from './builders.ts';
import { answer } from './fake-api.ts';
import { INDIA, MAHARASHTRA, NASHIK, somePlaces } from './places.ts';

export const PLYWOOD = someCategory({ name: 'Plywood' });

/** What the form of a vendor asks the server for. */
export const vendorAnswers = () => [answer(listCategories, { data: [PLYWOOD], total: 1 }), ...somePlaces()];

/** A control of the form by its label, whatever stands behind it. */
export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

export async function choosePlace(user: UserEvent) {
  await user.selectOptions(field('Country'), INDIA);
  await within(field('State')).findByText('Maharashtra');
  await user.selectOptions(field('State'), MAHARASHTRA);
  await within(field('City')).findByText('Nashik');
  await user.selectOptions(field('City'), NASHIK);
}

export async function describeBusiness(user: UserEvent) {
  await user.selectOptions(field('Vendor type'), 'DEALER');
  await user.type(field('Business name'), 'Asha Ply');
  await user.type(field('Year established'), '1998');
  await user.selectOptions(field('Category'), 'Plywood');
  await choosePlace(user);
  await user.type(field('Address'), '12, Timber Market');
  await user.type(field('Brand names'), 'Vanaroop, Kabjo');
}
