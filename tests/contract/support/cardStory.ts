import type { WireClient } from './WireClient';

/** A card as it travels, as far as tests look at it. */
export interface WireCard {
  readonly id: string;
  readonly accountId: string;
  readonly convertedMaskedCardPan: string;
  readonly customStatus: string;
  readonly ipcCardStatus: string;
  readonly lockRequest?: { readonly action: string; readonly created: string; readonly dueBy: string };
}

/** The cards of a customer in every state. */
export async function allCards(client: WireClient): Promise<readonly WireCard[]> {
  const answer = await client.operation('AccountService', 'GET_CARDS_V2', { cardStatus: ['active', 'softLock', 'hardLock'] });
  return Array.isArray(answer.data) ? answer.data : [];
}

/** The customer's card with these last four digits. */
export async function cardOf(client: WireClient, lastDigits: string): Promise<WireCard> {
  const card = (await allCards(client)).find(({ convertedMaskedCardPan }) => convertedMaskedCardPan.endsWith(lastDigits));
  if (card === undefined) {
    throw new Error(`No card ends with ${lastDigits}`);
  }
  return card;
}

/** How calls name a card. */
export function referenceTo({ id, accountId }: WireCard) {
  return { accountId, cardId: id };
}
