import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { success } from '../../../src/domain/result/Result';
import { ipcCards } from '../../../src/ui/payment/ipcCards/ipcCards';
import { replenishmentVisa } from '../../../src/ui/payment/replenishmentVisa/replenishmentVisa';
import { visaCards } from '../../../src/ui/payment/visaCards/visaCards';
import { anAccount, aTransaction } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { someDrafts } from '../../application/support/typedDrafts';
import { aPaymentDesk } from '../support/aPaymentDesk';

const OWN = anAccount({ id: '1', number: '1280010000000114' });
const MASKED = '417777******7776';

async function aDesk() {
  const gateway = new FakeOperationGateway({ GET_ACCOUNTS_V2: () => success([OWN]), GET_CARDS_V2: () => success([]) });
  const drafts = someDrafts();
  const accounts = new AccountsStore(gateway);
  const desk = aPaymentDesk(gateway, new MovableTime(), { accounts, drafts });
  await accounts.reload();
  await settle();
  return { desk, drafts };
}

describe('payments with cards', () => {
  it('keep nothing of a card where forms are kept', async () => {
    const { desk, drafts } = await aDesk();
    ipcCards.at(desk).change({ cardNumber: '9417123400007777', amountText: '5' });
    expect(drafts.typedInto('ipcCards')).toEqual({ debitAccountId: '', amountText: '5', purpose: '' });
    replenishmentVisa
      .at(desk)
      .change({ cardNumber: '4177771200007776', expiry: '08/29', securityCode: '731', amountText: '5' });
    expect(drafts.typedInto('replenishmentVisa')).toEqual({ creditAccountId: '', amountText: '5' });
  });

  it('are repeated but for the number of the card', async () => {
    const { desk } = await aDesk();
    const own = { accountNumber: OWN.number, currency: 'KGS', amount: OWN.available } as const;
    const card = { accountNumber: MASKED, currency: 'KGS', amount: OWN.available } as const;
    const sent = aTransaction({ txnCode: 'MAKE_VISA_2_VISA_OCT', debit: own, credit: card });
    expect([ipcCards, visaCards, replenishmentVisa].map((kind) => kind.canRepeat(sent, desk))).toEqual([
      false,
      true,
      false,
    ]);
    visaCards.repeat(sent, desk);
    expect(visaCards.at(desk).draft).toMatchObject({ debitAccountId: OWN.id, cardNumber: '' });
    const came = aTransaction({ txnCode: 'MAKE_VISA_2_VISA_AFT', debit: card, credit: own });
    replenishmentVisa.repeat(came, desk);
    expect(replenishmentVisa.at(desk).draft).toMatchObject({
      creditAccountId: OWN.id,
      cardNumber: '',
      securityCode: '',
    });
  });
});
