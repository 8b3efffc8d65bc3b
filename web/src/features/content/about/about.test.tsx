import { i18n } from '@lingui/core';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';
import type { Said } from '#ui/said.ts';
import { EVENTS as SHOWN } from './events.text.ts';

const said = (alt: Said) => (typeof alt === 'string' ? alt : i18n.t(alt));
const EVENTS = SHOWN.map(({ title, shortDescription, fullDescription, location, attendees, ...event }) => ({
  ...event,
  title: i18n.t(title),
  shortDescription: i18n.t(shortDescription),
  fullDescription: i18n.t(fullDescription),
  location: i18n.t(location),
  attendees: i18n.t(attendees),
}));

async function openAbout() {
  fakeApi();
  const view = await renderAt('/about-us');
  return { ...view, page: within(await screen.findByRole('main')) };
}
const events = () => within(screen.getByRole('region', { name: 'Events' }));
const openEvent = async ({ user }: Awaited<ReturnType<typeof openAbout>>, title: string) => {
  await user.click(events().getByRole('button', { name: title }));
  return within(await screen.findByRole('dialog', { name: title }));
};

test('the page tells story, mission, vision, values and leadership (CONT-16)', async () => {
  const { page, container } = await openAbout();
  expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Our Story', 'Our Mission', 'Our Vision', 'Our Values', 'Leadership', 'Events'])
    expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expectNoAxeViolations(container);
});

test('the facts are our four (CONT-16)', async () => {
  const { page } = await openAbout();
  for (const [label, value] of [
    ['Founded', '2010'],
    ['Varieties', '500+'],
    ['Customers', '10,000+'],
    ['Certified', 'ISO 9001:2015'],
  ] as const)
    expect(page.getByText(label).nextElementSibling).toHaveTextContent(value);
});

test('six events each show picture, title, day and a short description (CONT-16)', async () => {
  await openAbout();
  const cards = events().getAllByRole('article');
  expect(cards).toHaveLength(6);
  for (const [at, card] of cards.entries()) {
    const event = EVENTS[at];
    expect(within(card).getByRole('img')).toHaveAttribute('src', event?.image.src);
    expect(card).toHaveTextContent(event?.title ?? '');
    expect(card).toHaveTextContent(event?.shortDescription ?? '');
    expect(card.querySelector('time')).toHaveTextContent(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
  }
});

test.each(EVENTS)('$title opens with its full description, pictures, place and guests (CONT-16)', async (event) => {
  const dialog = await openEvent(await openAbout(), event.title);
  expect(dialog.getByText(event.fullDescription)).toBeVisible();
  expect(dialog.getByText('Location').nextElementSibling).toHaveTextContent(event.location);
  expect(dialog.getByText('Attendees').nextElementSibling).toHaveTextContent(event.attendees);
  expect(dialog.getByText('Date').nextElementSibling).toHaveTextContent(/\d{4}$/);
  expect(dialog.getByRole('img')).toHaveAccessibleName(said(event.gallery[0].alt));
  await expectNoAxeViolations(screen.getByRole('dialog'));
});

test('arrow keys and buttons go round the gallery, Escape closes it and gives the focus back', async () => {
  const view = await openAbout();
  const [event] = EVENTS;
  if (!event) throw new Error('no event');
  const dialog = await openEvent(view, event.title);
  const [first, second, third] = event.gallery.map(({ alt }) => said(alt));
  const picture = () => dialog.getByRole('img').getAttribute('alt');
  expect(picture()).toBe(first);
  await view.user.keyboard('{ArrowRight}');
  expect(picture()).toBe(second);
  await view.user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(picture()).toBe(third);
  await view.user.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(picture()).toBe(first);
  expect(dialog.getByText(/^1 of 3/)).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Previous picture' }));
  expect(picture()).toBe(third);
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(events().getByRole('button', { name: event.title })).toHaveFocus();
});
