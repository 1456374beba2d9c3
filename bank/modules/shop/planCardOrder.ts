import type { Failure } from '../../../src/application/operations/failureCodes';
import { maskAccountNumber } from '../../../src/domain/account/accountNumber';
import type { DebitRefusal } from '../../../src/domain/account/usability';
import type { CardScheme } from '../../../src/domain/card/cardScheme';
import type { Money } from '../../../src/domain/money/Money';
import { compare } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { AppliedProduct } from '../../../src/domain/shop/Application';
import { cardAccountRefusal, CREDIT_LIMIT } from '../../../src/domain/shop/CardOrder';
import type {
  CardOffer,
  CreditCardApplication,
  DebitCardOrder,
  InstantCardOrder,
} from '../../../src/domain/shop/CardOrder';
import { encodeAmount } from '../../../src/infrastructure/registry/codecs';
import type { Database } from '../../db/Database';
import type { CallContext } from '../../kernel/Handler';
import { findOpenAccount } from '../accounts';
import type { OperationPlan } from '../transfers';
import { holderRefusal, readCardOffers } from './cardOffers';
import { planFree, planPrice } from './planPrice';
import { isOffered, readPrice } from './shopProducts';

type NewCardFailure = Failure<
  'PRODUCT_NOT_OFFERED' | 'ACCOUNT_NOT_FOUND' | 'CURRENCY_MISMATCH' | 'CARD_HOLDER_MISMATCH' | DebitRefusal
>;

const BRANCH = "select from service_point where id = $1::bigint and kind = 'branch'";

/** True for a branch, where cards are handed out. */
export async function isBranch({ pool }: Database, branchId: string): Promise<boolean> {
  const { rowCount } = await pool.query({ name: 'branch-of-order', text: BRANCH, values: [branchId] });
  return rowCount === 1;
}

/** Cards of a scheme, when the product is offered to the caller and the branch hands cards out. */
export async function offeredCard(
  { scheme, branchId }: { readonly scheme: CardScheme; readonly branchId: string },
  product: AppliedProduct,
  context: CallContext,
): Promise<CardOffer | undefined> {
  const { database } = context.bank;
  if (!(await isOffered(context, product)) || !(await isBranch(database, branchId))) {
    return undefined;
  }
  return (await readCardOffers(database)).find((offer) => offer.scheme === scheme);
}

/** Plan of an order for a card with a name, whose scheme says what it costs. */
export async function planDebitCard(
  { productType, debitAccountId, cardAccountId, scheme, holder, branchId }: DebitCardOrder,
  context: CallContext,
): Promise<Result<OperationPlan, NewCardFailure>> {
  const offer = await offeredCard({ scheme, branchId }, productType, context);
  if (offer === undefined) {
    return refusal({ code: 'PRODUCT_NOT_OFFERED' });
  }
  const number = await numberFor(cardAccountId, offer, context);
  if (!number.ok) {
    return number;
  }
  const refused = await holderRefusal(holder, context);
  if (refused !== undefined) {
    return refusal(refused);
  }
  const details = { cardScheme: scheme, cardAccount: number.value, cardHolder: holder, cardBranch: branchId };
  return planPrice({ txnCode: 'MAKE_DEBIT_CARD_OPENING', debitAccountId, price: offer.price, details }, context);
}

/** Plan of an order for a ready-made card of the local scheme. */
export async function planInstantCard(
  { productType, debitAccountId, cardAccountId, branchId }: InstantCardOrder,
  context: CallContext,
): Promise<Result<OperationPlan, NewCardFailure>> {
  const scheme = 'elcart';
  const offer = await offeredCard({ scheme, branchId }, productType, context);
  const price = await readPrice(context, productType);
  if (offer === undefined || price === undefined) {
    return refusal({ code: 'PRODUCT_NOT_OFFERED' });
  }
  const number = await numberFor(cardAccountId, offer, context);
  if (!number.ok) {
    return number;
  }
  const details = { cardScheme: scheme, cardAccount: number.value, cardBranch: branchId };
  return planPrice({ txnCode: 'MAKE_INSTANT_CARD_OPENING', debitAccountId, price, details }, context);
}

/** Masked number of the account a card is ordered to. */
async function numberFor(
  accountId: string,
  offer: CardOffer,
  { bank, caller }: CallContext,
): Promise<Result<string, NewCardFailure>> {
  const account = await findOpenAccount(bank.database.kysely, caller.customerId, accountId);
  const code = account === undefined ? 'ACCOUNT_NOT_FOUND' : cardAccountRefusal(account, offer);
  return account === undefined || code !== undefined
    ? refusal({ code: code ?? 'ACCOUNT_NOT_FOUND' })
    : success(maskAccountNumber(account.number));
}

/** Plan of an application for a credit card: no money moves until the card is handed out and used. */
export async function planCreditCard(
  { productType, limit, termMonths, monthlyIncome, holder, branchId }: CreditCardApplication,
  context: CallContext,
): Promise<
  Result<
    OperationPlan,
    Failure<'PRODUCT_NOT_OFFERED' | 'MIN_LIM_NOT_REACHED' | 'MAX_LIM_EXCEEDED' | 'CARD_HOLDER_MISMATCH'>
  >
> {
  const scheme = 'visa';
  if ((await offeredCard({ scheme, branchId }, productType, context)) === undefined) {
    return refusal({ code: 'PRODUCT_NOT_OFFERED' });
  }
  if (compare(limit, CREDIT_LIMIT.minimum) < 0) {
    return refusal({ code: 'MIN_LIM_NOT_REACHED' });
  }
  if (compare(limit, CREDIT_LIMIT.maximum) > 0) {
    return refusal({ code: 'MAX_LIM_EXCEEDED' });
  }
  const refused = await holderRefusal(holder, context);
  if (refused !== undefined) {
    return refusal(refused);
  }
  const details = {
    cardScheme: scheme,
    cardLimit: writtenAmount(limit),
    cardMonths: termMonths.toString(),
    monthlyIncome: writtenAmount(monthlyIncome),
    cardHolder: holder,
    cardBranch: branchId,
  };
  return planFree({ txnCode: 'MAKE_CREDIT_CARD_OPENING', details }, context);
}

function writtenAmount(amount: Money): string {
  return `${encodeAmount(amount)} ${amount.currency}`;
}
