import type { WalletRegistrationForm } from '../../../domain/wallet/walletForms';
import { readWalletNumber, shownWalletNumber } from '../../../domain/wallet/walletNumber';

export const WALLETS_PATH = '/wallets';
export const BIND_PATH = '/wallets/bind';
export const FIND_PATH = '/wallets/find';
/** Path of the registration of a wallet, which the specification places among the products. */
export const REGISTRATION_PATH = '/market/elsom-registration';

/** Name of the query parameter with the number of the wallet to bind. */
export const NUMBER_PARAMETER = 'number';
/** Name of the query parameter with what a wallet is wanted for. */
const TOPIC_PARAMETER = 'topic';

/** The page of one wallet. */
export function walletPath(walletId: string): string {
  return `${WALLETS_PATH}/${walletId}`;
}

/** The form of a binding with its number filled in. */
export function bindPath(number: string): string {
  return `${BIND_PATH}?${new URLSearchParams({ [NUMBER_PARAMETER]: number }).toString()}`;
}

/** The form of a registration with what was typed by a visitor filled in. */
export function registrationPath({ number, topicId }: WalletRegistrationForm): string {
  const typed = { [NUMBER_PARAMETER]: readWalletNumber(number) ?? '', [TOPIC_PARAMETER]: topicId };
  return `${REGISTRATION_PATH}?${new URLSearchParams(typed).toString()}`;
}

/** Fields of a registration an address carries; empty where it carries none. */
export function registrationIn(address: URLSearchParams): WalletRegistrationForm {
  const number = readWalletNumber(address.get(NUMBER_PARAMETER) ?? '');
  return {
    number: number === undefined ? '' : shownWalletNumber(number),
    topicId: address.get(TOPIC_PARAMETER) ?? '',
  };
}
