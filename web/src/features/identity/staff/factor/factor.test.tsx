import { listReviewQueue } from '@plyhaat/contract/admin/admin';
import {
  confirmFactor,
  type FactorState,
  factorWrong,
  readFactor,
  renewRecoveryCodes,
  setUpFactor,
  turnOffFactor,
  verifyFactor,
} from '@plyhaat/contract/identity/staff/factor';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => {
  session.clear();
  vi.restoreAllMocks();
});

const CODES = Array.from({ length: 10 }, (_, at) => `ABCD${at}-EFGH${at}`);

/** A member of staff with this second factor; the right code is 123456. */
function startApi(first: Partial<FactorState>) {
  const state = { isOn: false, isVerified: false, isRequired: false, recoveryCodesLeft: 0, ...first };
  const enter = ({ body: { code } }: { body: { code: string } }) => {
    if (code !== '123456' && !CODES.includes(code)) refuse(factorWrong);
    Object.assign(state, { isOn: true, isVerified: true, recoveryCodesLeft: 10 });
  };
  signInAs('ADMIN');
  return fakeApi(
    answer(readFactor, () => ({ data: { ...state } })),
    answer(setUpFactor, {
      data: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Plyhaat', qr: { size: 3, path: 'M0 0h3v1h-3z' } },
    }),
    answer(confirmFactor, (input) => {
      enter(input);
      return { message: 'On', recoveryCodes: CODES };
    }),
    answer(verifyFactor, (input) => {
      enter(input);
      return { message: 'Welcome back.', recoveryCodesLeft: 10 };
    }),
    answer(renewRecoveryCodes, (input) => {
      enter(input);
      return { message: 'New', recoveryCodes: CODES };
    }),
    answer(turnOffFactor, (input) => {
      enter(input);
      Object.assign(state, { isOn: false, recoveryCodesLeft: 0 });
      return { message: 'Off' };
    }),
    answer(listReviewQueue, { data: [], total: 0, waiting: {}, notices: [] }),
  );
}
const boxes = async () => within(await screen.findByRole('group', { name: 'Code' })).getAllByRole('textbox');
const queue = () => screen.findByRole('heading', { level: 1, name: 'Review' });

test('where it is needed the console asks for a code; a wrong one says so, the right one opens it', async () => {
  startApi({ isOn: true, isRequired: true });
  const { user, container } = await renderAt('/admin/review');
  expect(await screen.findByRole('heading', { level: 1, name: 'Enter your code' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click((await boxes())[0] as HTMLElement);
  await user.keyboard('000000');
  expect(await screen.findByText(factorWrong.message)).toBeInTheDocument();
  await user.click((await boxes())[0] as HTMLElement);
  await user.keyboard('123456');
  expect(await queue()).toBeInTheDocument();
});

test('a recovery code stands in for the app', async () => {
  const api = startApi({ isOn: true, isRequired: true });
  const { user } = await renderAt('/admin/review');
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText('Recovery code'), 'ABCD0-EFGH0');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await queue()).toBeInTheDocument();
  expect(api.callsOf(verifyFactor)).toEqual([{ body: { code: 'ABCD0-EFGH0' } }]);
});

test('who has none sets it up: QR code, key to type, first code, recovery codes to copy, then the console', async () => {
  startApi({ isRequired: true });
  const { user, container } = await renderAt('/admin/review');
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  expect(await screen.findByRole('img', { name: 'QR code of the secret' })).toBeInTheDocument();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click((await boxes())[0] as HTMLElement);
  await user.keyboard('123456');
  await screen.findByText(CODES[0] as string);
  expect(screen.getByRole('heading', { name: '3. Save your recovery codes' })).toHaveFocus();
  // All of it stays on one screen.
  expect(screen.getByRole('img', { name: 'QR code of the secret' })).toBeInTheDocument();
  for (const code of CODES) expect(screen.getByText(code)).toBeInTheDocument();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(write).toHaveBeenCalledWith(CODES.join('\n'));
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await queue()).toBeInTheDocument();
});

test('where it is only offered the console opens, and the rail leads to it', async () => {
  startApi({});
  const { user } = await renderAt('/admin/review');
  expect(await queue()).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Second factor' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Second factor Off' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  expect(await screen.findByRole('img', { name: 'QR code of the secret' })).toBeInTheDocument();
  await user.click((await boxes())[0] as HTMLElement);
  await user.keyboard('123456');
  await screen.findByText(CODES[0] as string);
  expect(screen.getByRole('heading', { level: 1, name: 'Second factor On' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Second factor On' })).toBeInTheDocument();
  expect(screen.getByText('10 of 10 recovery codes left')).toBeInTheDocument();
});

test('who sets it up again enters a code first, then the steps follow without another press', async () => {
  startApi({ isOn: true });
  const { user } = await renderAt('/admin/factor');
  await user.click(await screen.findByRole('button', { name: 'Set up again' }));
  await user.click((await boxes())[0] as HTMLElement);
  await user.keyboard('123456');
  expect(await screen.findByRole('img', { name: 'QR code of the secret' })).toBeInTheDocument();
  expect(screen.getByText(/^A new phone, or new recovery codes/)).toBeInTheDocument();
});

test('new recovery codes are shown once a code was right', async () => {
  const api = startApi({ isOn: true, isVerified: true, recoveryCodesLeft: 2 });
  const { user, container } = await renderAt('/admin/factor');
  expect(await screen.findByText('2 of 10 recovery codes left')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
  await expectNoAxeViolations(container);
  await user.click((await boxes())[0] as HTMLElement);
  await user.keyboard('123456');
  for (const code of CODES) expect(await screen.findByText(code)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByText('10 of 10 recovery codes left')).toBeInTheDocument();
  expect(api.callsOf(renewRecoveryCodes)).toEqual([{ body: { code: '123456' } }]);
});

test('in a demo it is turned off with a code; production offers no way to', async () => {
  startApi({ isOn: true, isVerified: true, recoveryCodesLeft: 10 });
  const { user, unmount } = await renderAt('/admin/factor', { demo: true });
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  await user.click((await boxes())[0] as HTMLElement);
  await user.keyboard('123456');
  expect(await screen.findByRole('heading', { level: 1, name: 'Second factor Off' })).toBeInTheDocument();
  unmount();
  startApi({ isOn: true, isVerified: true, recoveryCodesLeft: 10 });
  await renderAt('/admin/factor');
  expect(await screen.findByRole('button', { name: 'Set up again' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
});

test('the way to the second factor names it, and no entry of the rail is marked', async () => {
  startApi({});
  await renderAt('/admin/factor');
  const way = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(await way.findByText('Second factor')).toHaveAttribute('aria-current', 'page');
  const rail = within(screen.getByRole('navigation', { name: 'Administration' }));
  expect(rail.queryByRole('link', { current: 'page' })).toBeNull();
});
