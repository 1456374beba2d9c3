import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { success } from '../../../src/domain/result/Result';
import { ipcCards } from '../../../src/ui/features/payments/cards/ipcCardsKind';
import { replenishmentVisa } from '../../../src/ui/features/payments/cards/replenishmentVisaKind';
import { visaCards } from '../../../src/ui/features/payments/cards/visaCardsKind';
import { anAccount, aTransaction } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { someDrafts } from '../../application/support/typedDrafts';
import { aPaymentContext } from '../support/aPaymentContext';

const OWN = anAccount({ id: '1', number: '1280010000000114' });
const MASKED = '417777******7776';

async function aDesk() {
  const gateway = new FakeOperationGateway({ GET_ACCOUNTS_V2: () => success([OWN]), GET_CARDS_V2: () => success([]) });
  const drafts = someDrafts();
  const accounts = new AccountsStore(gateway);
  const context = aPaymentContext(gateway, new MovableTime(), { accounts, drafts });
  await accounts.reload();
  await settle();
  return { context, drafts };
}

describe('payments with cards', () => {
  it('keep nothing of a card where forms are kept', async () => {
    const { context, drafts } = await aDesk();
    ipcCards.at(context).change({ cardNumber: '9417123400007777', amountText: '5' });
    expect(drafts.typedInto('ipcCards')).toEqual({ debitAccountId: '', amountText: '5', purpose: '' });
    replenishmentVisa
      .at(context)
      .change({ cardNumber: '4177771200007776', expiry: '08/29', securityCode: '731', amountText: '5' });
    expect(drafts.typedInto('replenishmentVisa')).toEqual({ creditAccountId: '', amountText: '5' });
  });

  it('are repeated but for the number of the card', async () => {
    const { context } = await aDesk();
    const own = { accountNumber: OWN.number, currency: 'KGS', amount: OWN.available } as const;
    const card = { accountNumber: MASKED, currency: 'KGS', amount: OWN.available } as const;
    const sent = aTransaction({ txnCode: 'MAKE_VISA_2_VISA_OCT', debit: own, credit: card });
    expect([ipcCards, visaCards, replenishmentVisa].map((kind) => kind.canRepeat(sent, context))).toEqual([
      false,
      true,
      false,
    ]);
    visaCards.repeat(sent, context);
    expect(visaCards.at(context).draft).toMatchObject({ debitAccountId: OWN.id, cardNumber: '' });
    const came = aTransaction({ txnCode: 'MAKE_VISA_2_VISA_AFT', debit: card, credit: own });
    replenishmentVisa.repeat(came, context);
    expect(replenishmentVisa.at(context).draft).toMatchObject({
      creditAccountId: OWN.id,
      cardNumber: '',
      securityCode: '',
    });
  });
});
