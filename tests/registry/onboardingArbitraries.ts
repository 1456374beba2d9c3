import fc from 'fast-check';

import { SKIPPABLE_STEPS } from '../../src/application/operations/onboarding';
import { FIRST_LOGIN_STEPS } from '../../src/domain/user/FirstLoginStep';
import { PRIVACY_POLICY_VERSION } from '../../src/domain/user/privacyPolicy';

const instant = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2099-12-31') });
const stepsLeft = fc.record({ stepsLeft: fc.subarray([...FIRST_LOGIN_STEPS]) });
const version = fc.constant(PRIVACY_POLICY_VERSION);

/** Arbitrary requests and responses of the first-login operations. */
export const carriedByOnboarding = {
  SET_CODE_WORD: { request: fc.record({ codeWord: fc.stringMatching(/^[a-zа-яңөү]{2,15}$/) }), response: stepsLeft },
  SET_PIN: { request: fc.record({ pin: fc.stringMatching(/^\d{4}$/) }), response: stepsLeft },
  SKIP_FIRST_LOGIN_STEP: { request: fc.record({ step: fc.constantFrom(...SKIPPABLE_STEPS) }), response: stepsLeft },
  ACCEPT_PRIVACY_POLICY: { request: fc.record({ version }), response: fc.record({ version, acceptedAt: instant }) },
};
