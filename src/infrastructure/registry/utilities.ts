import * as z from 'zod/mini';

import type { utilityOperations } from '../../application/operations/utilities';
import { COMPANY_RIGHTS } from '../../domain/corporate/Company';
import { DELETING_METHODS } from '../../domain/notification/deletion';
import type { NotificationDeletion } from '../../domain/notification/deletion';
import type { Notification } from '../../domain/notification/Notification';
import { FIRST_LOGIN_STEPS } from '../../domain/user/FirstLoginStep';
import { OTP_TYPES } from '../../domain/user/ProfileChange';
import type { User } from '../../domain/user/User';
import { LANGUAGES } from '../../domain/language/Language';
import type { AdaptersFor } from './adapter';
import { bankDay, identifier, instant, localizedText, nothing, wholeNumber } from './codecs';

const SECOND_MS = 1000;

const user = z.codec(
  z.object({
    userId: identifier,
    username: z.string(),
    userLocale: z.enum(LANGUAGES),
    accountIndCorp: z.enum(['I', 'C']),
    customerNo: z.string(),
    fullName: localizedText,
    corpName: localizedText,
    corpRights: z.array(z.enum(COMPANY_RIGHTS)),
    corpOperations: z.optional(z.array(z.string())),
    isEmployee: z.boolean(),
    metaAdmin: z.boolean(),
    passportExpDate: z.optional(bankDay),
    avatarDataVersion: wholeNumber,
    inn: z.string(),
    knpPrefixes: z.array(z.string()),
    otpType: z.enum(OTP_TYPES),
    tokenOnly: z.boolean(),
    securityQuestionId: z.optional(z.string()),
    hasPin: z.boolean(),
    idleLimitSeconds: z.int().check(z.positive()),
    firstLoginSteps: z.array(z.enum(FIRST_LOGIN_STEPS)),
    privacyPolicyVersion: z.optional(z.string()),
  }),
  z.custom<User>(),
  {
    decode: (wire) => ({
      id: wire.userId,
      username: wire.username,
      language: wire.userLocale,
      customerKind: wire.accountIndCorp,
      customerNumber: wire.customerNo,
      inn: wire.inn,
      fullName: wire.fullName,
      corporateName: wire.corpName,
      rights: wire.corpRights,
      operations: wire.corpOperations,
      isEmployee: wire.isEmployee,
      isAdministrator: wire.metaAdmin,
      passportExpiresOn: wire.passportExpDate,
      avatarDataVersion: wire.avatarDataVersion,
      purposeCodePrefixes: wire.knpPrefixes,
      otpType: wire.otpType,
      isTokenOnly: wire.tokenOnly,
      securityQuestionId: wire.securityQuestionId,
      hasPin: wire.hasPin,
      idleLimitMs: wire.idleLimitSeconds * SECOND_MS,
      stepsLeft: wire.firstLoginSteps,
      privacyPolicyToAccept: wire.privacyPolicyVersion,
    }),
    encode: (domain) => ({
      userId: domain.id,
      username: domain.username,
      userLocale: domain.language,
      accountIndCorp: domain.customerKind,
      customerNo: domain.customerNumber,
      inn: domain.inn,
      fullName: domain.fullName,
      corpName: domain.corporateName,
      corpRights: [...domain.rights],
      ...(domain.operations && { corpOperations: [...domain.operations] }),
      isEmployee: domain.isEmployee,
      metaAdmin: domain.isAdministrator,
      passportExpDate: domain.passportExpiresOn,
      avatarDataVersion: domain.avatarDataVersion,
      knpPrefixes: [...domain.purposeCodePrefixes],
      otpType: domain.otpType,
      tokenOnly: domain.isTokenOnly,
      securityQuestionId: domain.securityQuestionId,
      hasPin: domain.hasPin,
      idleLimitSeconds: domain.idleLimitMs / SECOND_MS,
      firstLoginSteps: [...domain.stepsLeft],
      privacyPolicyVersion: domain.privacyPolicyToAccept,
    }),
  },
);

const content = z.object({ title: z.string(), body: z.string() });

const notification = z.codec(
  z.object({
    id: identifier,
    txnId: z.optional(identifier),
    wasViewed: z.boolean(),
    created: instant,
    content: z.object({ eng: content, ru: content, kg: content, cn: content }),
  }),
  z.custom<Notification>(),
  {
    decode: (wire) => ({
      id: wire.id,
      transactionId: wire.txnId,
      viewed: wire.wasViewed,
      createdAt: wire.created,
      content: { en: wire.content.eng, ru: wire.content.ru, kg: wire.content.kg, cn: wire.content.cn },
    }),
    encode: (domain) => ({
      id: domain.id,
      txnId: domain.transactionId,
      wasViewed: domain.viewed,
      created: domain.createdAt,
      content: { eng: domain.content.en, ru: domain.content.ru, kg: domain.content.kg, cn: domain.content.cn },
    }),
  },
);

const unviewed = z.codec(z.object({ unViewed: z.int() }), z.custom<{ readonly unviewed: number }>(), {
  decode: (wire) => ({ unviewed: wire.unViewed }),
  encode: (domain) => ({ unViewed: domain.unviewed }),
});

const someNotifications = z.array(identifier).check(z.minLength(1), z.maxLength(200));

const notificationDeletion = z.codec(
  z.strictObject({ deletingMethod: z.enum(DELETING_METHODS), notificationIds: z.optional(someNotifications) }).check(
    z.refine((wire) => (wire.deletingMethod === 'delete-all') === (wire.notificationIds === undefined), {
      error: 'must have notificationIds for delete-by-id alone',
      path: ['notificationIds'],
    }),
  ),
  z.custom<NotificationDeletion>(),
  {
    decode: ({ deletingMethod, notificationIds = [] }) =>
      deletingMethod === 'delete-all' ? { method: deletingMethod } : { method: deletingMethod, notificationIds },
    encode: (domain) =>
      domain.method === 'delete-all'
        ? { deletingMethod: domain.method }
        : { deletingMethod: domain.method, notificationIds: [...domain.notificationIds] },
  },
);

export const utilityAdapters = {
  GET_SELF_USER_DATA: { request: nothing, response: user },
  CHECK_NOTIFICATIONS: { request: nothing, response: unviewed },
  GET_NOTIFICATIONS: { request: nothing, response: z.array(notification) },
  NOTIFICATION_WAS_READ: {
    request: z.strictObject({ notificationIds: someNotifications }),
    response: unviewed,
  },
  DELETE_NOTIFICATIONS: { request: notificationDeletion, response: unviewed },
} satisfies AdaptersFor<typeof utilityOperations>;
