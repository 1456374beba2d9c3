import type { HubGroup, PaymentAction } from '../../../flow/actions/frequentPayments';
import { PAYMENT_ACTIONS } from '../../../flow/actions/paymentActions';

export type { HubGroup };

/** One tile of the hub. */
export type HubTile = PaymentAction;

/** Every way to move money, in the order of the hub; only those that exist. */
export const HUB_TILES: readonly HubTile[] = PAYMENT_ACTIONS;
