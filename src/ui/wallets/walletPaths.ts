export const WALLETS_PATH = '/wallets';
export const BIND_PATH = '/wallets/bind';
export const FIND_PATH = '/wallets/find';
/** Path of the registration of a wallet, which the specification places among the products. */
export const REGISTRATION_PATH = '/market/elsom-registration';

/** Name of the query parameter with the number of the wallet to bind. */
export const NUMBER_PARAMETER = 'number';

/** The page of one wallet. */
export function walletPath(walletId: string): string {
  return `${WALLETS_PATH}/${walletId}`;
}

/** The form of a binding with its number filled in. */
export function bindPath(number: string): string {
  return `${BIND_PATH}?${new URLSearchParams({ [NUMBER_PARAMETER]: number }).toString()}`;
}
