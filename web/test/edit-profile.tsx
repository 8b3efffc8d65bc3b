import { type OwnMember, readMember, updateMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { answer, fakeApi } from './fake-api.ts';
import { signInAs } from './members.ts';
import { somePlaces } from './places.ts';
import { renderAt } from './render.tsx';

const saved = (profile: OwnMember) =>
  answer(updateMember, { message: 'Profile updated successfully!', data: profile, warnings: [] });

export async function openEditProfile(profile: OwnMember, ...answers: ReturnType<typeof answer>[]) {
  signInAs(profile.role);
  const api = fakeApi(...answers, answer(readMember, { data: profile }), saved(profile), ...somePlaces());
  const view = await renderAt('/account?tab=editProfile');
  await screen.findByRole('form', { name: 'Edit Profile' });
  return { ...view, api, sent: () => api.callsOf(updateMember).at(-1)?.body };
}

/** A field by the words of its label. */
export const field = (name: string) =>
  screen.getByLabelText(new RegExp(`^${name}( \\*| optional)?$`), { selector: 'input, textarea, select' });
export const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Changes' }));
export async function retype(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
}
export const says = (name: string, text: string) =>
  waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text)));
