import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** Somebody as the passport calls them. */
export interface PersonName {
  readonly lastName: string;
  readonly firstName: string;
  /** May be empty. */
  readonly middleName: string;
}

/** Money to a person, who picks it up with a control number and a passport. */
export interface SentMoneyTransfer {
  readonly direction: 'send';
  readonly operationId: OperationId;
  readonly systemId: string;
  readonly debitAccountId: string;
  /** Where it is picked up, two letters of ISO 3166. */
  readonly country: string;
  readonly recipient: PersonName;
  /** Digits, with or without a plus; may be empty. */
  readonly recipientPhone: string;
  /** In the currency of the account, which is the one it is paid out in. */
  readonly amount: Money;
}

/** Money from a person, put onto an account of its recipient; everything is as the sender has told. */
export interface ReceivedMoneyTransfer {
  readonly direction: 'receive';
  readonly operationId: OperationId;
  readonly systemId: string;
  readonly creditAccountId: string;
  /** Digits. Whoever knows them is paid, so they are kept no longer than the call. */
  readonly transferCode: string;
  readonly sender: PersonName;
  readonly amount: Money;
}

export type MoneyTransfer = SentMoneyTransfer | ReceivedMoneyTransfer;

/** What stands in the history of money that came. */
export const RECEIVED_CODE = 'MAKE_MONEY_TRANSFER_RECEIVE';

/** Where a line of history says that money has come by a money-transfer system. */
export function isReceived(txnCode: string): boolean {
  return txnCode === RECEIVED_CODE;
}

/** The parts of a name in the order passports have them. */
export function wholeName({ lastName, firstName, middleName }: PersonName): string {
  return [lastName, firstName, middleName]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}

/** The parts of a whole name; everything after the first two words is the third part. */
export function nameParts(whole: string): PersonName {
  const [lastName = '', firstName = '', ...rest] = whole.split(' ');
  return { lastName, firstName, middleName: rest.join(' ') };
}
