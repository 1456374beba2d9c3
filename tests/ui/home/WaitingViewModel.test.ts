import { describe, expect, it } from 'vitest';

import type { CompanyRight } from '../../../src/domain/corporate/Company';
import { money } from '../../../src/domain/money/Money';
import { success } from '../../../src/domain/result/Result';
import { aLoan } from '../../application/support/aLoan';
import { aUser } from '../../application/support/builders';
import { settle } from '../../application/support/MovableTime';
import { aHomeScreen } from '../support/aHomeScreen';

describe('what waits for the user', () => {
  it('names the forms that were begun and not sent', () => {
    const { waiting, drafts } = aHomeScreen();
    drafts.keep('swift', { amountText: '100' });
    drafts.keep('exchange', { amountText: '' });
    drafts.keep('noSuchForm', { amountText: '1' });
    expect(waiting.drafts).toEqual([{ name: 'swift', path: '/payment/swift' }]);
  });

  it('names overdue loans and the next event, once they are known', async () => {
    const { screen, waiting, gateway } = aHomeScreen();
    gateway.plain.GET_LOANS_V2 = () => success([aLoan({ id: '1' }), aLoan({ id: '2', pastDue: money(1n, 'KGS') })]);
    expect(waiting.isLoading).toBe(true);
    waiting.load();
    await screen.load();
    await settle();
    expect([waiting.isLoading, waiting.overdueLoans.map(({ id }) => id), waiting.invoicesToPay]).toEqual([
      false,
      ['2'],
      0,
    ]);
    expect(waiting.nextEvent?.kind).toBe(screen.events.upcoming[0]?.kind);
  });

  it('asks for invoices where the user may read them', async () => {
    const callsOf = async (rights: readonly CompanyRight[]) => {
      const { screen, waiting, gateway, user } = aHomeScreen();
      gateway.plain.GET_SELF_USER_DATA = () => success(aUser({ customerKind: 'C', rights }));
      gateway.plain.GET_TXNS_ON_CONFIRMATION = () => success([]);
      gateway.plain.GET_CHANGES_ON_CONFIRMATION = () => success([]);
      await user.reload();
      waiting.load();
      await screen.load();
      await settle();
      return [waiting.isLoading, gateway.requestsOf('GET_RECEIVED_INVOICES').length];
    };
    expect(await callsOf(['view'])).toEqual([false, 1]);
    expect(await callsOf(['sign'])).toEqual([false, 0]);
  });
});
