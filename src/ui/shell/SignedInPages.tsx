import { OnboardingGate } from './OnboardingGate';
import { Shell } from './Shell';

/** Pages of a signed-in customer, behind those of the first login. */
export function SignedInPages() {
  return (
    <OnboardingGate>
      <Shell />
    </OnboardingGate>
  );
}
