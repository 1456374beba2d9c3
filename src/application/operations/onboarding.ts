import type { Instant } from '../../domain/time/Instant';
import type { FirstLoginStep } from '../../domain/user/FirstLoginStep';
import { declare } from './declaration';

export interface NewCodeWord {
  readonly codeWord: string;
}

export interface NewPin {
  /** Four digits. */
  readonly pin: string;
}

export interface SkippedStep {
  readonly step: SkippableStep;
}

/** Steps of a first login that may be left as they are: who keeps the SMS has chosen, too. */
export const SKIPPABLE_STEPS = ['authType'] as const satisfies readonly FirstLoginStep[];

type SkippableStep = (typeof SKIPPABLE_STEPS)[number];

/** Steps of the first login still to be done, in order. */
export interface StepsLeft {
  readonly stepsLeft: readonly FirstLoginStep[];
}

export interface PrivacyConsent {
  /** The version whose text was on the screen. */
  readonly version: string;
}

export interface PrivacyAcceptance extends PrivacyConsent {
  /** Moment the user first accepted this version. */
  readonly acceptedAt: Instant;
}

const ANY_USER = ['individual', 'corporateView', 'corporateCreate', 'corporateApprove', 'corporateSign'] as const;

/** Utility service: one-time steps of a new user (specification 1, section 2, first-login steps). */
export const onboardingOperations = {
  SET_CODE_WORD: declare<NewCodeWord, StepsLeft>()({
    services: ['utility'],
    summary: 'Keeps the first code word of the customer; another one is set at a branch',
    kind: 'command',
    confirmation: 'none',
    allowed: ['individual'],
    viewOnly: 'allowed',
    failures: ['CODE_WORD_ALREADY_SET'],
  }),
  SET_PIN: declare<NewPin, StepsLeft>()({
    services: ['utility'],
    summary: 'Keeps the first PIN of a user whose first login asks for it; any later one is set by CHANGE_PIN',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: ['PIN_ALREADY_SET', 'PIN_POLICY_INCONSISTENCY'],
  }),
  SKIP_FIRST_LOGIN_STEP: declare<SkippedStep, StepsLeft>()({
    services: ['utility'],
    summary: 'Keeps that the user leaves a step of the first login as it is',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [],
  }),
  ACCEPT_PRIVACY_POLICY: declare<PrivacyConsent, PrivacyAcceptance>()({
    services: ['utility'],
    summary: 'Keeps which version of the privacy policy the user has accepted, and when first',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [],
  }),
} as const;
