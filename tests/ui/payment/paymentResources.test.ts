import { describe, expect, it } from 'vitest';

import { success } from '../../../src/domain/result/Result';
import { cardRenewal, debitCard } from '../../../src/ui/features/products/market/cards/cardOrders';
import { bondPurchase } from '../../../src/ui/features/products/market/bonds/bondPurchase';
import { PaymentKind } from '../../../src/ui/flow/payment/PaymentKind';
import { ensured, PaymentResource } from '../../../src/ui/flow/payment/PaymentResource';
import { anAccount } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { aPaymentContext } from '../support/aPaymentContext';

class PledgeDraft {
  readonly amountText: string = '';
}

/** Charities a kind known to this file alone is filled in with, and how often they were made and loaded. */
function charities() {
  const counted = { made: 0, loaded: 0 };
  const resource = new PaymentResource(() => {
    counted.made += 1;
    return {
      ensure: async () => {
        counted.loaded += 1;
      },
    };
  });
  const pledge = new PaymentKind<'MAKE_OWN_ACCOUNTS_TRANSFER', PledgeDraft>({
    name: 'ownAccounts',
    act: 'payment',
    code: 'MAKE_OWN_ACCOUNTS_TRANSFER',
    path: '/payment/pledge',
    accountsNeeded: 'none',
    loads: [ensured(resource)],
    draftOf: () => new PledgeDraft(),
    violationsOf: () => ({}),
    requestOf: () => undefined,
    repeatOf: () => undefined,
    refusedFields: {},
  });
  return { counted, resource, pledge };
}

function aContext() {
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([anAccount()]),
    GET_SHOP_PRODUCTS: () => success({ dataVersion: 1n, content: [] }),
    GET_BOND_ISSUES: () => success([]),
    GET_CARDS_V2: () => success([]),
    GET_CARD_OFFERS: () => success({ holder: '', offers: [] }),
    GET_SERVICE_POINTS: () => success({ dataVersion: 1n, content: [] }),
  });
  return { gateway, context: aPaymentContext(gateway, new MovableTime()) };
}

describe('a resource of payment forms', () => {
  it('is made once in each session, when it is first named', () => {
    const { counted, resource } = charities();
    const [one, other] = [aContext().context, aContext().context];
    expect(counted.made).toBe(0);
    expect(resource.of(one)).toBe(resource.of(one));
    expect(resource.of(other)).not.toBe(resource.of(one));
    expect(counted.made).toBe(2);
  });

  it('of a kind that no list knows is loaded when its form opens', () => {
    const { counted, pledge } = charities();
    pledge.at(aContext().context).openForm();
    expect(counted).toEqual({ made: 1, loaded: 1 });
  });
});

describe('the form', () => {
  it.each([
    ['of bonds', bondPurchase, ['GET_ACCOUNTS_V2', 'GET_BOND_ISSUES', 'GET_SHOP_PRODUCTS']],
    ['of a card', debitCard, ['GET_ACCOUNTS_V2', 'GET_CARD_OFFERS', 'GET_SERVICE_POINTS', 'GET_SHOP_PRODUCTS']],
    [
      'of a card in place of another one',
      cardRenewal,
      ['GET_ACCOUNTS_V2', 'GET_CARDS_V2', 'GET_CARD_OFFERS', 'GET_SERVICE_POINTS', 'GET_SHOP_PRODUCTS'],
    ],
  ] as const)('%s loads what its definition names', async (_form, kind, operations) => {
    const { gateway, context } = aContext();
    kind.at(context).openForm();
    await settle();
    expect(gateway.calls.map(({ name }) => name).toSorted()).toEqual([...operations]);
  });
});
