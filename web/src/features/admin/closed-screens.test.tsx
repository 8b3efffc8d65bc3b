import { i18n } from '@lingui/core';
import { listReviewQueue } from '@plyhaat/contract/admin/admin';
import type { Role } from '@plyhaat/contract/core/roles';
import { readFactor } from '@plyhaat/contract/identity/staff/factor';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { closeLogin } from '#shell/login.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { commandsFor } from './frame/commands.ts';
import { railOf } from './frame/rail.ts';

afterEach(() => session.clear());

const FOR_ADMINS = ['/admin/plans', '/admin/settings', '/admin/team'];
const FOR_APPROVERS = ['/admin', '/admin/review', '/admin/factor'];
/** The screens that a role does not open; an approver's overview is the queue. */
const CLOSED: Partial<Record<Role, (path: string) => boolean>> = {
  USER: () => true,
  APPROVERS: (path) => !FOR_APPROVERS.includes(path),
  SUBADMIN: (path) => FOR_ADMINS.includes(path),
};

/** What the console's frame asks for around every screen. */
const IN_THE_RAIL = ['/admin/review', '/admin/enquiries', '/admin/factor'];

test.each(Object.entries(CLOSED))(
  'every screen of the administration that is not for %s sends it home, or says so to staff, without a call',
  async (role, isClosed) => {
    signInAs(role as Role);
    const api = fakeApi();
    const { router, address } = await renderAt('/about');
    const screens = Object.keys(router.routesByPath).filter((path) => path.startsWith('/admin'));
    expect(screens.length).toBeGreaterThan(25);
    expect(screens).toEqual(expect.arrayContaining([...FOR_ADMINS, ...FOR_APPROVERS]));
    const closed = screens.filter(isClosed);
    for (const path of closed) {
      const to = path.replace('$id', crypto.randomUUID());
      await act(() => router.navigate({ to: to as '/' }));
      if (role === 'USER') {
        await waitFor(() => expect([path, address()]).toEqual([path, '/']));
        expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull();
      } else {
        expect(await screen.findByText('Your role does not open this')).toBeVisible();
        expect(address()).toBe(to);
      }
    }
    expect(api.made().filter(({ path }) => path.startsWith('/admin/') && !IN_THE_RAIL.includes(path))).toEqual([]);
  },
);

test('who is signed out signs in at the address asked for and finds that screen; who is no staff goes home (SHELL-7)', async () => {
  fakeApi(
    answer(listReviewQueue, { data: [], total: 0, waiting: {}, notices: [] }),
    answer(readFactor, { data: { isOn: false, isVerified: false, isRequired: false, recoveryCodesLeft: 0 } }),
  );
  const { address, container } = await renderAt('/admin/review?kind=gst');
  expect(await screen.findByRole('dialog', { name: /Sign in to open the console|Login/ })).toBeVisible();
  expect(address()).toBe('/admin/review?kind=gst');
  await expectNoAxeViolations(container);
  act(closeLogin);
  act(() => signInAs('APPROVERS'));
  expect(await screen.findByRole('navigation', { name: 'Administration' })).toBeVisible();
  expect(address()).toBe('/admin/review?kind=gst');
  act(() => signInAs('USER'));
  await waitFor(() => expect(address()).toBe('/'));
});

test.each(['APPROVERS', 'SUBADMIN', 'ADMIN'] as const)(
  'rail and command box of %s lead nowhere that is closed to it',
  (role) => {
    const open = railOf(role).flatMap(({ entries }) => entries.map(({ to }) => to as string));
    expect(open.filter((path) => CLOSED[role]?.(path))).toEqual([]);
    expect(open).toContain('/admin/review');
    const me = { _id: MEMBER_ID, name: 'Asha Patil', role, profileImage: '' };
    const links = ['calls', 'team', 'plans', '', '>'].flatMap((text) =>
      commandsFor({ t: (said) => i18n.t(said), me, text }, []).map(({ link }) => link ?? ''),
    );
    expect(links.some((link) => link.startsWith('/admin/settings#'))).toBe(role === 'ADMIN');
    expect(links.filter((link) => CLOSED[role]?.(link.replace(/#.*/, '')))).toEqual([]);
  },
);
