export const WALLETS_PATH = '/wallets';
export const BIND_PATH = '/wallets/bind';
export const FIND_PATH = '/wallets/find';
/** The specification has it in the showcase of products. */
export const REGISTRATION_PATH = '/market/elsom-registration';

/** By this name the address of the form of a binding carries a number. */
export const NUMBER_PARAMETER = 'number';

/** The page of one wallet. */
export function walletPath(walletId: string): string {
  return `${WALLETS_PATH}/${walletId}`;
}

/** The form of a binding with its number filled in. */
export function bindPath(number: string): string {
  return `${BIND_PATH}?${new URLSearchParams({ [NUMBER_PARAMETER]: number }).toString()}`;
}
