import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** Name of a person as in the passport. */
export interface PersonName {
  readonly lastName: string;
  readonly firstName: string;
  /** May be empty. */
  readonly middleName: string;
}

/** Money transfer to a person, who collects it with a control number and a passport. */
export interface SentMoneyTransfer {
  readonly direction: 'send';
  readonly operationId: OperationId;
  readonly systemId: string;
  readonly debitAccountId: string;
  /** Country of payout, two letters of ISO 3166. */
  readonly country: string;
  readonly recipient: PersonName;
  /** Digits, with or without a plus; may be empty. */
  readonly recipientPhone: string;
  /** Amount in the currency of the account, in which it is also paid out. */
  readonly amount: Money;
}

/** Money transfer from a person, credited to an account of its recipient; all data are as given by the sender. */
export interface ReceivedMoneyTransfer {
  readonly direction: 'receive';
  readonly operationId: OperationId;
  readonly systemId: string;
  readonly creditAccountId: string;
  /** Control number, digits. It is enough to collect the money, so it is stored no longer than the call lasts. */
  readonly transferCode: string;
  readonly sender: PersonName;
  readonly amount: Money;
}

export type MoneyTransfer = SentMoneyTransfer | ReceivedMoneyTransfer;

/** Full name in the order of passports. */
export function wholeName({ lastName, firstName, middleName }: PersonName): string {
  return [lastName, firstName, middleName]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}

/** Splits a full name into its parts; everything after the first two words is the middle name. */
export function nameParts(whole: string): PersonName {
  const [lastName = '', firstName = '', ...rest] = whole.split(' ');
  return { lastName, firstName, middleName: rest.join(' ') };
}
