/**
 * Payment networks: domestic banks, banks abroad, Elcart and Visa cards, service providers, the treasury, QR payments, and money-transfer
 * systems.
 */
export const NETWORK_NAMES = ['interbank', 'swift', 'ipc', 'visa', 'provider', 'budget', 'elqr', 'remittance'] as const;

export type NetworkName = (typeof NETWORK_NAMES)[number];
