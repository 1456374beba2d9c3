import { describe, expect, it } from 'vitest';

import { RECIPIENT_ASKED_AFTER_MS, RecipientCheck } from '../../../src/application/payments/RecipientCheck';
import { refusal, success } from '../../../src/domain/result/Result';
import type { RecipientQuestion } from '../../../src/domain/transfer/BankClientTransfer';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { MovableTime } from '../support/MovableTime';

const account = (value: string): RecipientQuestion => ({ recipient: { by: 'account', value }, currency: 'KGS' });
const phone = (currency: 'KGS' | 'USD'): RecipientQuestion => ({
  recipient: { by: 'phone', value: '+996555123456' },
  currency,
});

function aCheck() {
  const time = new MovableTime();
  const gateway = new FakeOperationGateway({
    CHECK_BANK_CLIENT_RECIPIENT: ({ recipient }) =>
      recipient.value === '2'
        ? refusal({ code: 'RECIPIENT_NOT_FOUND' })
        : success({ recipientName: `Айзада ${recipient.value}` }),
  });
  return { check: new RecipientCheck(gateway, time), gateway, time };
}

describe('the recipient while a form is filled in', () => {
  it('is asked about once the number has rested, and once only', async () => {
    const { check, gateway, time } = aCheck();
    check.typed(account('1'));
    await time.move(RECIPIENT_ASKED_AFTER_MS - 1);
    expect(gateway.requestsOf('CHECK_BANK_CLIENT_RECIPIENT')).toEqual([]);
    await time.move(1);
    expect(check.stateOf(account('1'))).toEqual({ step: 'found', recipientName: 'Айзада 1' });
    check.typed(undefined);
    check.typed(account('1'));
    await time.move(RECIPIENT_ASKED_AFTER_MS);
    await check.ask(account('1'));
    expect(gateway.requestsOf('CHECK_BANK_CLIENT_RECIPIENT')).toHaveLength(1);
  });

  it('is not asked about when the number was corrected in time', async () => {
    const { check, gateway, time } = aCheck();
    check.typed(account('2'));
    await time.move(100);
    check.typed(account('3'));
    await time.move(100);
    check.typed(undefined);
    await time.move(RECIPIENT_ASKED_AFTER_MS);
    expect(gateway.requestsOf('CHECK_BANK_CLIENT_RECIPIENT')).toEqual([]);
  });

  it('keeps silent about another number than was asked about, and can be asked again about what was refused', async () => {
    const { check, gateway } = aCheck();
    await check.ask(account('2'));
    expect(check.stateOf(account('2'))).toEqual({ step: 'refused', failure: { code: 'RECIPIENT_NOT_FOUND' } });
    expect(check.stateOf(account('3'))).toBeUndefined();
    await check.ask(account('2'));
    expect(gateway.requestsOf('CHECK_BANK_CLIENT_RECIPIENT')).toHaveLength(2);
  });

  it('shows the answer to the latest question, whichever comes first', async () => {
    const { check } = aCheck();
    await Promise.all([check.ask(account('1')), check.ask(account('3'))]);
    expect(check.stateOf(account('3'))).toMatchObject({ recipientName: 'Айзада 3' });
    expect(check.stateOf(account('1'))).toBeUndefined();
  });

  it('is another one by phone in another currency', async () => {
    const { check } = aCheck();
    await check.ask(phone('KGS'));
    expect(check.stateOf(phone('USD'))).toBeUndefined();
    expect(check.stateOf(phone('KGS'))).toEqual({ step: 'found', recipientName: 'Айзада +996555123456' });
  });
});
