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
