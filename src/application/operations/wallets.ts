import type { OperationId } from '../../domain/operation/OperationId';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import type { FoundWallet, Wallet, WalletMovement } from '../../domain/wallet/Wallet';
import type { RegistrationTopic, WalletRegistration } from '../../domain/wallet/WalletRegistration';
import { declare } from './declaration';
import type { Nothing } from './utilities';

export interface WalletReference {
  readonly walletId: string;
}

export interface WalletBinding {
  readonly operationId: OperationId;
  readonly number: string;
}

export interface WalletNumberQuery {
  readonly number: string;
}

export interface WalletExistence {
  readonly exists: boolean;
}

/** A wallet is a person's. */
const PERSON = ['individual'] as const;

/** Accounts service: electronic wallets of Elsom (specification 2, section 7.3; bank/modules/wallets/README.md). */
export const walletOperations = {
  GET_WALLETS: declare<Nothing, readonly Wallet[]>()({
    services: ['account'],
    summary:
      'Lists the wallets the customer has bound, with what is in them, or last was when the operator does not answer',
    kind: 'query',
    confirmation: 'none',
    allowed: PERSON,
    failures: [],
  }),
  GET_WALLET_HISTORY: declare<WalletReference, readonly WalletMovement[]>()({
    services: ['account'],
    summary: 'Lists the latest movements of a bound wallet, the latest first',
    kind: 'query',
    confirmation: 'none',
    allowed: PERSON,
    failures: ['WALLET_NOT_FOUND', 'WALLET_OPERATOR_UNAVAILABLE'],
  }),
  BIND_ELSOM_WALLET_BY_PHONE_NUMBER: declare<WalletBinding, WaitingChange>()({
    services: ['account'],
    summary: 'Prepares to bind a wallet that is registered to the customer and sends the code',
    kind: 'command',
    confirmation: 'none',
    confirmedBy: 'CONFIRM_ACCOUNT_OPERATION',
    allowed: PERSON,
    failures: [
      'OPERATION_ID_REUSED',
      'WALLET_ALREADY_BOUND',
      'WALLET_OPERATOR_UNAVAILABLE',
      'WALLET_NOT_FOUND',
      'WALLET_NOT_YOURS',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  UNBIND_ELSOM_WALLET_BY_ID: declare<WalletReference, WalletReference>()({
    services: ['account'],
    summary: 'Takes a wallet off the list of the customer; at the operator it stays as it is',
    kind: 'command',
    confirmation: 'none',
    allowed: PERSON,
    failures: ['WALLET_NOT_FOUND', 'WALLET_REGISTRATION_PENDING'],
  }),
  GET_ELSOM_WALLETS_BY_INN: declare<Nothing, readonly FoundWallet[]>()({
    services: ['account'],
    summary: 'Lists the wallets that are registered under the INN of the customer',
    kind: 'query',
    confirmation: 'none',
    allowed: PERSON,
    failures: ['WALLET_OPERATOR_UNAVAILABLE'],
  }),
  CHECK_ELSOM_WALLET_EXISTS: declare<WalletNumberQuery, WalletExistence>()({
    services: ['account'],
    summary: 'Tells whether there is a wallet under a telephone number; so many questions an hour only',
    kind: 'query',
    confirmation: 'none',
    allowed: PERSON,
    failures: ['WALLET_OPERATOR_UNAVAILABLE'],
  }),
  GET_ELSOM_REGISTRATION_TOPICS: declare<Nothing, readonly RegistrationTopic[]>()({
    services: ['account'],
    summary: 'Lists what a wallet may be wanted for',
    kind: 'query',
    confirmation: 'none',
    allowed: ['guest', 'individual'],
    failures: [],
  }),
  REGISTRATE_ELSOM_WALLET: declare<WalletRegistration, WaitingChange>()({
    services: ['account'],
    summary:
      'Prepares a wallet for the telephone number of the user and sends the code; the operator opens it within minutes',
    kind: 'command',
    confirmation: 'none',
    confirmedBy: 'CONFIRM_ACCOUNT_OPERATION',
    allowed: PERSON,
    failures: [
      'OPERATION_ID_REUSED',
      'WALLET_TOPIC_NOT_FOUND',
      'WALLET_NOT_YOURS',
      'WALLET_REGISTRATION_PENDING',
      'WALLET_ALREADY_BOUND',
      'WALLET_OPERATOR_UNAVAILABLE',
      'WALLET_EXISTS',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
} as const;
