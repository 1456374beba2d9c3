import * as z from 'zod/mini';

import type {
  AuthTypeChangeRequest,
  LocaleChange,
  PinChangeRequest,
  SecurityQuestionChangeRequest,
  securityOperations,
} from '../../application/operations/security';
import { LANGUAGES } from '../../domain/language/Language';
import { isNewUsername } from '../../domain/user/passwordPolicy';
import { OTP_TYPES, SIGN_IN_RESULTS } from '../../domain/user/ProfileChange';
import type { SignInRecord, WaitingChange } from '../../domain/user/ProfileChange';
import { codeSent } from './accounts';
import type { AdaptersFor } from './adapter';
import { changeToSign } from './awaitedSignatures';
import { identifier, instant, nothing, operationId, written } from './codecs';
import { readLogin } from '../../domain/text/identifiers';

export const waitingChange = z.codec(
  z.object({
    operationId,
    otpType: z.enum(OTP_TYPES),
    phoneNumber: z.string(),
    islastsmstry: z.boolean(),
    expiresAt: instant,
    resendAfterSeconds: z.int(),
    toSign: z.optional(changeToSign),
  }),
  z.custom<WaitingChange>(),
  {
    decode: (wire) => ({
      operationId: wire.operationId,
      otpType: wire.otpType,
      phone: wire.phoneNumber,
      isLastSmsTry: wire.islastsmstry,
      expiresAt: wire.expiresAt,
      resendAfterSeconds: wire.resendAfterSeconds,
      toSign: wire.toSign,
    }),
    encode: (domain) => ({
      operationId: domain.operationId,
      otpType: domain.otpType,
      phoneNumber: domain.phone,
      islastsmstry: domain.isLastSmsTry,
      expiresAt: domain.expiresAt,
      resendAfterSeconds: domain.resendAfterSeconds,
      toSign: domain.toSign,
    }),
  },
);

const signInRecord = z.codec(
  z.object({
    sessionId: z.optional(identifier),
    createdAt: instant,
    address: z.string(),
    userAgent: z.string(),
    result: z.enum(SIGN_IN_RESULTS),
    isCurrent: z.boolean(),
    isActive: z.boolean(),
  }),
  z.custom<SignInRecord>(),
  {
    decode: ({ createdAt, sessionId, ...rest }) => ({ ...rest, sessionId, signedInAt: createdAt }),
    encode: ({ signedInAt, ...rest }) => ({ ...rest, createdAt: signedInAt }),
  },
);

const locale = z.codec(z.strictObject({ locale: z.enum(LANGUAGES) }), z.custom<LocaleChange>(), {
  decode: (wire) => ({ language: wire.locale }),
  encode: (domain) => ({ locale: domain.language }),
});

/** Passwords and answers are taken as typed; what they may be is the policy's to say, by name. */
const secret = z.string().check(z.minLength(1), z.maxLength(128));

const questionChange = z.codec(
  z.strictObject({
    operationId,
    questionId: z
      .string()
      .check(
        z.regex(/^\d{1,4}$/),
        z.meta({ description: 'must be the questionId of an item of GET_SECURITY_QUESTIONS', examples: ['1', '2'] }),
      ),
    answer: secret,
  }),
  z.custom<SecurityQuestionChangeRequest>(),
  { decode: (wire) => wire, encode: (domain) => domain },
);

const authTypeChange = z.codec(
  z.strictObject({
    operationId,
    otpType: z.enum(OTP_TYPES),
    deviceOtp: z.optional(z.string().check(z.regex(/^\d{6,8}$/))),
    tokenNumber: z.optional(z.string().check(z.regex(/^[0-9A-Z-]{4,30}$/))),
  }),
  z.custom<AuthTypeChangeRequest>(),
  { decode: (wire) => wire, encode: (domain) => domain },
);

const pin = z.string().check(z.minLength(1), z.maxLength(16));

const pinChange = z.codec(
  z.strictObject({ currentPin: z.optional(pin), currentPassword: z.optional(secret), newPin: pin }).check(
    z.refine(({ currentPin, currentPassword }) => (currentPin === undefined) !== (currentPassword === undefined), {
      error: 'must have one of currentPin and currentPassword',
    }),
  ),
  z.custom<PinChangeRequest>(),
  { decode: (wire) => wire, encode: (domain) => domain },
);

const reference = z.strictObject({ operationId });

export const securityAdapters = {
  CHANGE_PASSWORD: {
    request: z.strictObject({ operationId, currentPassword: secret, newPassword: secret }),
    response: waitingChange,
  },
  CHANGE_USERNAME: {
    request: z.strictObject({
      operationId,
      currentUsername: written(128, readLogin).check(z.minLength(1)),
      newUsername: z.string().check(z.refine(isNewUsername, { error: 'must be 5 to 20 letters, digits and @ . + -' })),
    }),
    response: waitingChange,
  },
  CHANGE_PIN: { request: pinChange, response: nothing },
  SET_NEW_ANSWER_FOR_SECURITY_QUESTION: { request: questionChange, response: waitingChange },
  GET_GOOGLE_INITIALIZATION_CODE: {
    request: z.strictObject({ answer: secret }),
    response: z.object({ secretKey: z.string(), address: z.string() }),
  },
  CHANGE_AUTH_TYPE: { request: authTypeChange, response: waitingChange },
  SEND_UTILITY_OTP: { request: reference, response: codeSent },
  RETRY_SEND_OTP_TO_CHANGE_AUTH_TYPE: { request: reference, response: waitingChange },
  CONFIRM_UTILITY_OPERATION: {
    request: z.strictObject({ operationId, otp: z.string().check(z.regex(/^\d{6,8}$/)) }),
    response: z.object({ operationId }),
  },
  GET_LOGIN_HISTORY: { request: nothing, response: z.array(signInRecord) },
  END_OTHER_SESSIONS: { request: nothing, response: z.object({ ended: z.int() }) },
  CHANGE_USER_LOCALE: { request: locale, response: locale },
} satisfies AdaptersFor<typeof securityOperations>;
