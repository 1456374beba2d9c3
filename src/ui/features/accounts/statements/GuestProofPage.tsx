import { useGuestBack } from '../../../kernel/useGuestBack';
import { ProofScreen } from './ProofScreen';

/** The check of a statement for who is not signed in. */
export function GuestProofPage() {
  return <ProofScreen back={useGuestBack()} />;
}
