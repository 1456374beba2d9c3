import type { walletOperations } from '../../../src/application/operations/wallets';
import { success } from '../../../src/domain/result/Result';
import { REGISTRATION_TOPICS } from '../../../src/domain/wallet/WalletRegistration';
import { productChangeHandler } from '../productChanges';
import { walletBinding } from './bindWallet';
import { findOwnWallets, walletExists } from './findWallets';
import { walletRegistration } from './registerWallet';
import { unbindWallet } from './unbindWallet';
import { readWalletHistory, readWallets } from './walletRepository';
import type { GuestContext, GuestOperations, HandlersFor } from '../../kernel/Handler';

type GuestWalletOperations = Pick<GuestOperations, keyof GuestOperations & keyof typeof walletOperations>;

/** Handlers of the registration of a wallet that are open to visitors. */
export const guestWalletHandlers: HandlersFor<GuestWalletOperations, GuestContext> = {
  GET_ELSOM_REGISTRATION_TOPICS: () => Promise.resolve(success(REGISTRATION_TOPICS)),
};

/** Electronic wallets of the customer. The operator is asked outside every transaction. */
export const walletHandlers: HandlersFor<typeof walletOperations> = {
  ...guestWalletHandlers,
  GET_WALLETS: async (_request, context) => success(await readWallets(context)),
  GET_WALLET_HISTORY: readWalletHistory,
  BIND_ELSOM_WALLET_BY_PHONE_NUMBER: productChangeHandler('BIND_ELSOM_WALLET_BY_PHONE_NUMBER', walletBinding),
  UNBIND_ELSOM_WALLET_BY_ID: unbindWallet,
  GET_ELSOM_WALLETS_BY_INN: (_request, context) => findOwnWallets(context),
  CHECK_ELSOM_WALLET_EXISTS: walletExists,
  REGISTRATE_ELSOM_WALLET: productChangeHandler('REGISTRATE_ELSOM_WALLET', walletRegistration),
};
