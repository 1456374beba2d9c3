import * as z from 'zod/mini';

import { SKIPPABLE_STEPS } from '../../application/operations/onboarding';
import type {
  onboardingOperations,
  PrivacyAcceptance,
  PrivacyConsent,
  StepsLeft,
} from '../../application/operations/onboarding';
import { isCodeWord } from '../../domain/user/codeWord';
import { FIRST_LOGIN_STEPS } from '../../domain/user/FirstLoginStep';
import { PRIVACY_POLICY_VERSION } from '../../domain/user/privacyPolicy';
import type { AdaptersFor } from './adapter';
import { instant } from './codecs';

const stepsLeft = z.codec(z.object({ firstLoginSteps: z.array(z.enum(FIRST_LOGIN_STEPS)) }), z.custom<StepsLeft>(), {
  decode: (wire) => ({ stepsLeft: wire.firstLoginSteps }),
  encode: (domain) => ({ firstLoginSteps: [...domain.stepsLeft] }),
});

const version = z
  .string()
  .check(z.refine((text) => text === PRIVACY_POLICY_VERSION, { error: 'must be the version in force' }));

const consent = z.codec(z.strictObject({ version }), z.custom<PrivacyConsent>(), {
  decode: (wire) => wire,
  encode: (domain) => domain,
});

const acceptance = z.codec(z.object({ version: z.string(), acceptedAt: instant }), z.custom<PrivacyAcceptance>(), {
  decode: (wire) => wire,
  encode: (domain) => domain,
});

const codeWord = z.string().check(z.refine(isCodeWord, { error: 'must be 2 to 15 Latin or Cyrillic letters' }));

/** A PIN as it was typed; what it may be is the policy's to say, by name. */
const pin = z.string().check(z.minLength(1), z.maxLength(16));

export const onboardingAdapters = {
  SET_CODE_WORD: { request: z.strictObject({ codeWord }), response: stepsLeft },
  SET_PIN: { request: z.strictObject({ pin }), response: stepsLeft },
  SKIP_FIRST_LOGIN_STEP: { request: z.strictObject({ step: z.enum(SKIPPABLE_STEPS) }), response: stepsLeft },
  ACCEPT_PRIVACY_POLICY: { request: consent, response: acceptance },
} satisfies AdaptersFor<typeof onboardingOperations>;
