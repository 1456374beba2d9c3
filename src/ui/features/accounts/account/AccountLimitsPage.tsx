import { Limits } from '../../profile/limits';
import { AccountFrame } from './AccountFrame';

/** Limits hold for all accounts of a customer together, so every account shows the same. */
export function AccountLimitsPage() {
  return (
    <AccountFrame page="account-limits">
      {() => (
        <>
          <Limits of="transfers" />
          <Limits of="payments" />
        </>
      )}
    </AccountFrame>
  );
}
