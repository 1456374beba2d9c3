import { shownPhone } from '../bankDetails/phone';
import { readRecipient } from '../transfer/recipient';

const WALLET_NUMBER = /^\+996[1-9]\d{8}$/;

/** The number of a wallet in any of the ways people write telephones; `+996` and nine digits, or nothing. */
export function readWalletNumber(typed: string): string | undefined {
  const read = readRecipient(typed);
  return read.ok && read.value.by === 'phone' ? read.value.value : undefined;
}

export function isWalletNumber(text: string): boolean {
  return WALLET_NUMBER.test(text);
}

/** The number of a wallet, which is a phone number, as phones are shown. */
export function shownWalletNumber(number: string): string {
  return shownPhone(number);
}
