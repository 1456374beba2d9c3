import type { ProductChangeDefinition } from '../../../flow/change/ProductChangeViewModel';
import { walletBindingViolations, walletRegistrationViolations } from '../../../../domain/wallet/walletForms';
import type { WalletBindingForm, WalletRegistrationForm } from '../../../../domain/wallet/walletForms';
import { readWalletNumber } from '../../../../domain/wallet/walletNumber';

/** Binding a wallet; `number` stands in the form when it is opened. */
export function walletBindingChange(number: string): ProductChangeDefinition<WalletBindingForm> {
  return {
    empty: () => ({ number }),
    violations: walletBindingViolations,
    prepare: (gateway, operationId, form) =>
      gateway.execute('BIND_ELSOM_WALLET_BY_PHONE_NUMBER', {
        operationId,
        number: readWalletNumber(form.number) ?? form.number,
      }),
  };
}

/** Registering a wallet; `given` stands in the form when it is opened. */
export function walletRegistrationChange(
  given: WalletRegistrationForm,
): ProductChangeDefinition<WalletRegistrationForm> {
  return {
    empty: () => given,
    violations: walletRegistrationViolations,
    prepare: (gateway, operationId, form) =>
      gateway.execute('REGISTRATE_ELSOM_WALLET', {
        operationId,
        number: readWalletNumber(form.number) ?? form.number,
        topicId: form.topicId,
      }),
  };
}
