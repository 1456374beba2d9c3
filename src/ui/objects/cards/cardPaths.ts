import { PRODUCT_FORMS } from '../payments/paymentForms';

/** Addresses of the pages of cards (specification 1, section 2). */
export const CARD_LIST_PATH = '/card-list';

export function cardPath(cardId: string): string {
  return `${CARD_LIST_PATH}/${cardId}`;
}

export function unblockPath(cardId: string): string {
  return `${cardPath(cardId)}/unblock`;
}

export function pinPermissionPath(cardId: string): string {
  return `${cardPath(cardId)}/pin-permission`;
}

/** Parameter by which an address says which card is replaced. */
export const CARD_PARAMETER = 'card';

export function reissuePath(cardId: string): string {
  return `${PRODUCT_FORMS.cardReissue.path}?${CARD_PARAMETER}=${cardId}`;
}

export function renewalPath(cardId: string): string {
  return `${PRODUCT_FORMS.cardRenewal.path}?${CARD_PARAMETER}=${cardId}`;
}

export function limitsPath(cardId: string): string {
  return `/accounts/limits/${cardId}`;
}

export function pinPath(cardId: string): string {
  return `/accounts/set-pin-code/${cardId}`;
}

export function miniStatementPath(cardId: string): string {
  return `/accounts/mini-excerpt/${cardId}`;
}

export const VISA_ALIAS_PATH = '/accounts/visa-alias';
