import { readRecipient } from '../transfer/recipient';

const WALLET_NUMBER = /^\+996[1-9]\d{8}$/;
const GROUPS = /^\+(996)(\d{3})(\d{3})(\d{3})$/;

/** The number of a wallet in any of the ways people write telephones; `+996` and nine digits, or nothing. */
export function readWalletNumber(typed: string): string | undefined {
  const read = readRecipient(typed);
  return read.ok && read.value.by === 'phone' ? read.value.value : undefined;
}

export function isWalletNumber(text: string): boolean {
  return WALLET_NUMBER.test(text);
}

/** `+996 555 000 101`, each part held together. */
export function shownWalletNumber(number: string): string {
  return number.replace(GROUPS, '+$1\u00a0$2\u00a0$3\u00a0$4');
}
