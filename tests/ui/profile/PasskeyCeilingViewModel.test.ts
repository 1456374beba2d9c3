import { describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { PasskeyCeilingViewModel } from '../../../src/ui/features/profile/settings/PasskeyCeilingViewModel';
import { aWaitingChange } from '../../application/support/builders';
import { changeDeps } from './changeSupport';

const soms = (amount: bigint) => money(amount * 100n, 'KGS');

async function aScreen() {
  const change = await changeDeps();
  const { gateway } = change;
  let ceiling = soms(30_000n);
  gateway.plain.GET_PASSKEY_CEILING = () => success({ ceiling, max: soms(100_000n) });
  gateway.plain.LOWER_PASSKEY_CEILING = (request) => {
    ({ ceiling } = request);
    return success({});
  };
  gateway.plain.CHANGE_PASSKEY_CEILING = ({ operationId }) => success(aWaitingChange({ operationId }));
  const screen = new PasskeyCeilingViewModel(change);
  await screen.load();
  return { screen, gateway };
}

describe('the sum of a day that passkeys confirm', () => {
  it('is shown as it is, and a failure to read it is reported', async () => {
    const { screen, gateway } = await aScreen();
    expect([screen.status, screen.text.replaceAll('\u00a0', ' ')]).toEqual(['LOADED', '30 000']);
    gateway.plain.GET_PASSKEY_CEILING = () => refusal({ code: 'CLIENT_ERROR' });
    await screen.load();
    expect(screen.status).toBe('LOADED');
    const other = new PasskeyCeilingViewModel({ ...(await changeDeps()), gateway });
    await other.load();
    expect(other.status).toBe('ERROR');
  });

  it.each([
    ['1 000', 1_000n],
    ['0', 0n],
  ])('is lowered to %s at once, and the field shows what holds then', async (text, sum) => {
    const { screen, gateway } = await aScreen();
    screen.change(text);
    await screen.submit();
    expect(gateway.requestsOf('LOWER_PASSKEY_CEILING')).toEqual([{ ceiling: soms(sum) }]);
    expect(gateway.requestsOf('CHANGE_PASSKEY_CEILING')).toEqual([]);
    expect([screen.lowered, screen.present?.ceiling, screen.typed]).toEqual([soms(sum), soms(sum), undefined]);
    screen.change('5');
    expect(screen.lowered).toBeUndefined();
  });

  it('is raised with a code', async () => {
    const { screen, gateway } = await aScreen();
    screen.change('50 000');
    await screen.submit();
    expect(gateway.requestsOf('CHANGE_PASSKEY_CEILING')).toMatchObject([{ ceiling: soms(50_000n) }]);
    expect([screen.confirmation.page, screen.requested]).toEqual(['code', soms(50_000n)]);
  });

  it.each([
    ['', 'AMOUNT_REQUIRED'],
    ['-5', 'NEGATIVE'],
    ['много', 'NOT_AN_AMOUNT'],
    ['100 000,01', 'LIMIT_ABOVE_HIGHEST'],
    ['30000', 'LIMIT_UNCHANGED'],
  ])('is not sent as %j', async (text, violation) => {
    const { screen, gateway } = await aScreen();
    screen.change(text);
    expect(screen.violations).toEqual({});
    await screen.submit();
    expect(screen.violations).toEqual({ ceiling: violation });
    expect([...gateway.requestsOf('LOWER_PASSKEY_CEILING'), ...gateway.requestsOf('CHANGE_PASSKEY_CEILING')]).toEqual(
      [],
    );
  });

  it('shows why the bank has not lowered it, with what was typed', async () => {
    const { screen, gateway } = await aScreen();
    gateway.plain.LOWER_PASSKEY_CEILING = () => refusal({ code: 'PASSKEY_SUM_EXCEEDED' });
    screen.change('1000');
    await screen.submit();
    expect([screen.failure?.code, screen.typed, screen.lowered, screen.busy]).toEqual([
      'PASSKEY_SUM_EXCEEDED',
      '1000',
      undefined,
      false,
    ]);
  });
});
