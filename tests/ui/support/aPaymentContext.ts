import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { PasskeyCodes } from '../../../src/application/confirmation/PasskeyCodes';
import { CardsStore } from '../../../src/application/cards/CardsStore';
import { RatesStore } from '../../../src/application/exchange/RatesStore';
import { DepositsStore } from '../../../src/application/deposits/DepositsStore';
import { HistoryStore } from '../../../src/application/history/HistoryStore';
import { RecentOperations } from '../../../src/application/history/RecentOperations';
import { LimitsStore } from '../../../src/application/limits/LimitsStore';
import { LoansStore } from '../../../src/application/loans/LoansStore';
import { PayeesStore } from '../../../src/application/payees/PayeesStore';
import { PaymentContext } from '../../../src/ui/flow/payment/PaymentContext';
import { PaymentKinds } from '../../../src/ui/flow/payment/PaymentKinds';
import { PAYMENT_KINDS } from '../../../src/ui/features/paymentKinds';
import type { PaymentContextDeps } from '../../../src/ui/flow/payment/PaymentContext';
import type { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { someDirectories } from '../../application/support/directories';
import { CountingIdentifiers } from '../../application/support/fakePorts';
import { FakePasskeyDevice } from '../../application/support/FakePasskeyDevice';
import type { MovableTime } from '../../application/support/MovableTime';
import { someDrafts } from '../../application/support/typedDrafts';

/** Payment context over a gateway and a clock of the test. */
export function aPaymentContext(
  gateway: FakeOperationGateway,
  time: MovableTime,
  deps: Partial<PaymentContextDeps> = {},
): PaymentContext {
  return new PaymentContext({
    drafts: someDrafts(),
    flow: { gateway, identifiers: new CountingIdentifiers(), clock: time, scheduler: time },
    accounts: new AccountsStore(gateway),
    deposits: new DepositsStore(gateway),
    loans: new LoansStore(gateway),
    history: new HistoryStore(gateway),
    recent: new RecentOperations(gateway),
    rates: new RatesStore(gateway),
    limits: new LimitsStore(gateway),
    cards: new CardsStore(gateway, time),
    payees: new PayeesStore(gateway),
    passkeys: new PasskeyCodes({ gateway, device: new FakePasskeyDevice(), settings: { host: '' } }),
    pictures: { square: () => Promise.resolve(undefined), shrink: () => Promise.resolve(undefined) },
    directories: someDirectories(gateway),
    ...deps,
  });
}

/** Every kind of payment, over the same context. */
export function paymentKindsOf(context: PaymentContext): PaymentKinds {
  return new PaymentKinds(PAYMENT_KINDS, context);
}
