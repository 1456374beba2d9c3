import { beginLookup, endLookup } from '../cards';
import { countedInSoms } from '../limits';
import type { RemittanceFinding, RemittanceInquiry, RemittanceNetwork } from '../../networks/ports/RemittanceNetwork';
import { readMoneyTransferSystems } from '../remittances';
import { currenciesIn, moneyTransferFee, priceIn } from '../../../src/domain/directory/MoneyTransferSystems';
import type { MoneyTransferSystem } from '../../../src/domain/directory/MoneyTransferSystems';
import { compare, money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { wholeName } from '../../../src/domain/transfer/MoneyTransfer';
import { maskedTransferCode } from '../../../src/domain/transfer/moneyTransferRules';
import { OPERATION_LIFE_MS } from './OperationPlan';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Result } from '../../../src/domain/result/Result';
import type {
  MoneyTransfer,
  ReceivedMoneyTransfer,
  SentMoneyTransfer,
} from '../../../src/domain/transfer/MoneyTransfer';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan } from './OperationPlan';

type Planned = Promise<Result<OperationPlan, Failure<FailureCodeOf<'MAKE_MONEY_TRANSFER'> | 'TOO_MANY_REQUESTS'>>>;

/** A transfer from person to person by a money-transfer system, in the one direction or the other. */
export async function planMoneyTransfer(request: MoneyTransfer, context: CallContext): Planned {
  const network = context.bank.networks.remittances;
  if (network === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const systems = await readMoneyTransferSystems(context.bank.database);
  const system = systems.find(({ id }) => id === request.systemId);
  if (system === undefined) {
    return refusal({ code: 'MONEY_TRANSFER_NOT_OFFERED' });
  }
  return request.direction === 'send'
    ? planSent(request, system, context)
    : planReceived(request, { system, network }, context);
}

/** Debited from the account at once; waits in transit until it is collected; the system gives the control number later. */
async function planSent(request: SentMoneyTransfer, system: MoneyTransferSystem, context: CallContext): Planned {
  const { amount, country, debitAccountId, recipient, recipientPhone } = request;
  const price = priceIn(system, amount.currency);
  if (price === undefined || !currenciesIn(system, country).includes(amount.currency)) {
    return refusal({ code: 'MONEY_TRANSFER_NOT_OFFERED' });
  }
  if (compare(amount, price.minimum) < 0) {
    return refusal({ code: 'MIN_LIM_NOT_REACHED' });
  }
  if (compare(amount, price.maximum) > 0) {
    return refusal({ code: 'MAX_LIM_EXCEEDED' });
  }
  const counted = await countedInSoms(amount, context);
  if (counted === undefined) {
    return refusal({ code: 'EXCHANGE_RATE_NOT_FOUND' });
  }
  const fee = moneyTransferFee(price, amount);
  return success({
    txnCode: 'MAKE_MONEY_TRANSFER',
    debit: { from: 'own', accountId: debitAccountId },
    credit: {
      to: 'outside',
      rail: 'remittance',
      accountNumber: system.name,
      name: wholeName(recipient),
      sendNotBefore: context.now,
    },
    amount,
    fee,
    credited: amount,
    purpose: '',
    terms: {
      details: {
        transferSystem: system.name,
        payoutCountry: country,
        payoutDays: system.payoutDays.toString(),
        ...(recipientPhone !== '' && { recipientPhone }),
      },
    },
    legs: [
      { account: debitAccountId, minor: -amount.minor },
      { class: 'RAIL_TRANSIT', currency: amount.currency, minor: amount.minor },
    ],
    counted: money(counted, 'KGS'),
    expiresAt: context.now + OPERATION_LIFE_MS,
  });
}

/**
 * A transfer that waits for the customer. The transfer system checks all data against those of the sender at once. The caller does not
 * learn which value is wrong, and tries are counted like those for cards. The bank's claim on the system is booked first.
 */
async function planReceived(
  request: ReceivedMoneyTransfer,
  { system, network }: { readonly system: MoneyTransferSystem; readonly network: RemittanceNetwork },
  context: CallContext,
): Planned {
  const { amount, creditAccountId, transferCode } = request;
  const sender = wholeName(request.sender);
  if (priceIn(system, amount.currency) === undefined) {
    return refusal({ code: 'MONEY_TRANSFER_NOT_OFFERED' });
  }
  const refused = await beginLookup(context);
  if (refused !== undefined) {
    return refusal(refused);
  }
  const recipient = await customerName(context);
  const finding = await asked(network, { system: system.name, controlNumber: transferCode, amount, sender, recipient });
  if (finding.state !== 'found') {
    return refusal({ code: finding.state === 'silent' ? 'MONEY_TRANSFER_UNAVAILABLE' : 'MONEY_TRANSFER_NOT_FOUND' });
  }
  await endLookup(context);
  return success({
    txnCode: 'MAKE_MONEY_TRANSFER_RECEIVE',
    debit: { from: 'outside', rail: 'remittance', number: system.name, name: sender },
    credit: { to: 'own', accountId: creditAccountId },
    amount,
    fee: money(0n, amount.currency),
    credited: amount,
    purpose: '',
    terms: {
      details: {
        transferSystem: system.name,
        transferCode: maskedTransferCode(transferCode),
        networkReference: finding.reference,
      },
    },
    legs: [
      { class: 'RAIL_CLAIM', currency: amount.currency, minor: -amount.minor },
      { class: 'RAIL_TRANSIT', currency: amount.currency, minor: amount.minor },
      // Locked and looked at when the claim is booked; credited when the system has paid.
      { account: creditAccountId, minor: 0n },
    ],
    paidOnce: { key: `remittance ${finding.reference}`, refusal: 'MONEY_TRANSFER_NOT_FOUND' },
    expiresAt: context.now + OPERATION_LIFE_MS,
  });
}

async function customerName({ bank, caller }: CallContext): Promise<string> {
  const { rows } = await bank.database.pool.query<{ name: string }>({
    name: 'name-of-recipient',
    text: `select name ->> 'ru' as name from customer where id = $1`,
    values: [caller.customerId],
  });
  return rows[0]?.name ?? '';
}

/** A system that says nothing is no defect of this bank. */
async function asked(
  network: RemittanceNetwork,
  inquiry: RemittanceInquiry,
): Promise<RemittanceFinding | { readonly state: 'silent' }> {
  try {
    return await network.inquire(inquiry);
  } catch {
    return { state: 'silent' };
  }
}
