import { subtract } from '../../../src/domain/money/Money';
import { CHARGES } from '../../../src/domain/swift/charges';
import { mt103 } from '../../../src/domain/swift/mt103';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import { decodeAmount } from '../../../src/infrastructure/registry/codecs';
import { BANK_DETAILS } from '../../kernel/bankDetails';
import type { RailOrder } from '../ports/Rail';

const REFERENCE_PREFIX = 'TLP';
const MAX_REFERENCE_LENGTH = 16;

/** By which this bank knows a transfer in its messages. */
export function referenceOf(key: string): string {
  return `${REFERENCE_PREFIX}${key.replaceAll('-', '').toUpperCase()}`.slice(0, MAX_REFERENCE_LENGTH);
}

/** The message that carries an order to the bank that keeps our account in its currency. */
export function messageOf(order: RailOrder, sending: { readonly correspondent: string; readonly at: Instant }): string {
  const { key, amount, terms } = order;
  const details = terms.details ?? {};
  const [currency = amount.currency, text = ''] = details.instructedAmount?.split(' ') ?? [];
  const instructed = text === '' ? amount : decodeAmount(text, currency);
  return mt103({
    reference: referenceOf(key),
    uetr: key,
    senderBank: BANK_DETAILS.swiftCode,
    correspondent: sending.correspondent,
    valueDate: terms.valueDate ?? bankDayOf(sending.at),
    settled: amount,
    instructed,
    charges: CHARGES.find((charges) => charges === details.charges) ?? 'SHA',
    senderFee: subtract(instructed, amount),
    debitAccountNumber: order.debitNumber,
    senderName: order.senderName,
    bankCode: details.bankCode ?? '',
    bankName: details.bankName ?? '',
    intermediaryBank: details.intermediaryBank ?? '',
    creditAccountNumber: order.creditNumber,
    recipientName: order.recipientName,
    recipientAddress: details.recipientAddress ?? '',
    recipientCountry: details.recipientCountry ?? '',
    correspondentAccount: details.correspondentAccount ?? '',
    operationCode: details.operationCode ?? '',
    inn: details.inn ?? '',
    kpp: details.kpp ?? '',
    bin: details.bin ?? '',
    kbe: details.kbe ?? '',
    knp: details.knp ?? '',
    purpose: order.purpose,
  });
}
