import { describe, expect, it } from 'vitest';

import { UserStore } from '../../../src/application/user/UserStore';
import { refusal, success } from '../../../src/domain/result/Result';
import { PinChangeViewModel } from '../../../src/ui/features/profile/settings/PinChangeViewModel';
import { aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { aTabAt } from '../../application/support/halfSession';

async function aPage({ hasPin = true } = {}) {
  const { session } = aTabAt({ stage: 'active' });
  await session.start();
  const sent: unknown[] = [];
  const gateway = new FakeOperationGateway({
    GET_SELF_USER_DATA: () => success(aUser({ hasPin })),
    CHANGE_PIN: (request) => {
      sent.push(request);
      return success({});
    },
  });
  const user = new UserStore(gateway);
  const page = new PinChangeViewModel({ gateway, user, session });
  return { page, gateway, user, session, sent };
}

describe('changing the PIN', () => {
  it('asks nothing before it is known whether a PIN exists', async () => {
    const { page, user } = await aPage();
    expect(page.hasPin).toBeUndefined();
    await user.reload();
    expect([page.hasPin, page.form.proof]).toEqual([true, 'pin']);
  });

  it('sends the proof that was chosen and nothing else, and keeps no secret afterwards', async () => {
    const { page, user, sent } = await aPage();
    await user.reload();
    page.change({ currentPin: '7294', currentPassword: 'left over', newPin: '8264', repeatedPin: '8264' });
    await page.submit();
    page.change({
      proof: 'password',
      currentPin: '8264',
      currentPassword: 'Tulpar-2026',
      newPin: '7294',
      repeatedPin: '7294',
    });
    expect(page.done).toBe(false);
    await page.submit();
    expect(sent).toEqual([
      { currentPin: '7294', newPin: '8264' },
      { currentPassword: 'Tulpar-2026', newPin: '7294' },
    ]);
    expect(page.done).toBe(true);
    expect(page.form).toEqual({ proof: 'pin', currentPin: '', currentPassword: '', newPin: '', repeatedPin: '' });
    expect(page.violations).toEqual({});
  });

  it('sends nothing that has a problem', async () => {
    const { page, user, sent } = await aPage();
    await user.reload();
    expect(page.violations).toEqual({});
    await page.submit();
    expect(page.violations).toEqual({
      currentPin: 'CURRENT_PIN_REQUIRED',
      newPin: 'PIN_REQUIRED',
      repeatedPin: 'PIN_REPEAT_REQUIRED',
    });
    expect(sent).toEqual([]);
  });

  it('takes the password of a user without a PIN', async () => {
    const { page, user, sent } = await aPage({ hasPin: false });
    await user.reload();
    page.change({ currentPassword: 'Tulpar-2026', newPin: '7294', repeatedPin: '7294' });
    expect(page.form.proof).toBe('password');
    await page.submit();
    expect(sent).toEqual([{ currentPassword: 'Tulpar-2026', newPin: '7294' }]);
  });

  it.each([
    ['INCORRECT_PIN', 'currentPin'],
    ['INCORRECT_PASSWORD', 'currentPassword'],
    ['PIN_POLICY_INCONSISTENCY', 'newPin'],
    ['OTP_TRIES_LIMIT_EXCEEDED', undefined],
  ] as const)('leads %s to the field %s', async (code, field) => {
    const { page, user, gateway, session } = await aPage();
    await user.reload();
    gateway.plain.CHANGE_PIN = () => refusal({ code });
    page.change({ currentPin: '7294', newPin: '8264', repeatedPin: '8264' });
    await page.submit();
    expect([page.failure?.code, page.refusedField, page.done]).toEqual([code, field, false]);
    expect(session.status).toBe('active');
  });

  it('ends the visit with the last wrong PIN, as the bank does', async () => {
    const { page, user, gateway, session } = await aPage();
    await user.reload();
    gateway.plain.CHANGE_PIN = () => refusal({ code: 'PIN_TRIES_LIMIT_EXCEEDED' });
    page.change({ currentPin: '7294', newPin: '8264', repeatedPin: '8264' });
    await page.submit();
    expect(session.end).toBe('wrongPin');
  });
});
