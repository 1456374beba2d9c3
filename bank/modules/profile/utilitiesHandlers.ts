import type { utilityOperations } from '../../../src/application/operations/utilities';
import type { NotificationDeletion } from '../../../src/domain/notification/deletion';
import { success } from '../../../src/domain/result/Result';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import { withLatinName } from '../../../src/domain/user/latinName';
import { PRIVACY_POLICY_VERSION } from '../../../src/domain/user/privacyPolicy';
import type { BankServices } from '../../kernel/BankServices';
import type { CallContext, HandlersFor } from '../../kernel/Handler';

type UtilityHandlers = HandlersFor<typeof utilityOperations>;

/** Handlers of the user's data and of notifications; the list of these names the reader's accounts, so it comes from their area. */
export const createUtilityHandlers = (readNotifications: UtilityHandlers['GET_NOTIFICATIONS']): UtilityHandlers => ({
  GET_SELF_USER_DATA: async (_request, { bank, caller }) => {
    const found = await bank.database.kysely
      .selectFrom('app_user')
      .innerJoin('customer', 'customer.id', 'app_user.customer_id')
      .leftJoin('token_only', 'token_only.customer_id', 'customer.id')
      .selectAll('app_user')
      .select([
        'customer.kind',
        'customer.customer_no',
        'customer.inn',
        'customer.name',
        'customer.passport_expires_on',
        'token_only.since as token_only_since',
      ])
      .where('app_user.id', '=', BigInt(caller.userId))
      .executeTakeFirstOrThrow();
    return success({
      id: found.id.toString(),
      username: found.login,
      language: found.language,
      customerKind: found.kind,
      customerNumber: found.customer_no,
      inn: found.inn,
      fullName: withLatinName(found.full_name),
      corporateName: found.kind === 'C' ? found.name : NO_NAME,
      rights: found.rights,
      operations: found.operations ?? undefined,
      isEmployee: found.is_employee,
      isAdministrator: found.is_administrator,
      passportExpiresOn: found.passport_expires_on === null ? undefined : checkedToBankDay(found.passport_expires_on),
      avatarDataVersion: found.avatar_data_version,
      purposeCodePrefixes: found.purpose_code_prefixes,
      otpType: found.auth_type,
      isTokenOnly: found.token_only_since !== null,
      securityQuestionId: found.question_id ?? undefined,
      hasPin: found.pin_hash !== null,
      idleLimitMs: bank.configuration.idleLimitMs,
      stepsLeft: found.steps_left,
      privacyPolicyToAccept: found.privacy_version === PRIVACY_POLICY_VERSION ? undefined : PRIVACY_POLICY_VERSION,
    });
  },

  CHECK_NOTIFICATIONS: async (_request, context) => success({ unviewed: await unviewed(context) }),

  GET_NOTIFICATIONS: readNotifications,

  NOTIFICATION_WAS_READ: async (request, context) => {
    await markViewed(request.notificationIds, context);
    return success({ unviewed: await unviewed(context) });
  },

  DELETE_NOTIFICATIONS: async (deletion, context) => {
    await remove(deletion, context);
    return success({ unviewed: await unviewed(context) });
  },
});

const NO_NAME = { ru: '', en: '', kg: '', cn: '' };

async function unviewed({
  bank,
  caller,
}: {
  readonly bank: BankServices;
  readonly caller: CallContext['caller'];
}): Promise<number> {
  const counted = await bank.database.pool.query<{ unviewed: number }>({
    name: 'count-unviewed',
    text: 'select count(*)::int as unviewed from notification where user_id = $1 and viewed_at is null',
    values: [caller.userId],
  });
  return counted.rows[0]?.unviewed ?? 0;
}

async function markViewed(ids: readonly string[], { bank, caller, now }: CallContext): Promise<void> {
  await bank.database.pool.query({
    name: 'mark-viewed',
    text: `update notification set viewed_at = $3
            where user_id = $1 and viewed_at is null and id = any($2::bigint[])`,
    values: [caller.userId, ids, new Date(now)],
  });
}

/**
 * Deletes notifications created up to `now`, the moment the call came in, so that one that arrives while the user decides is not deleted
 * unread.
 */
async function remove(deletion: NotificationDeletion, { bank, caller, now }: CallContext): Promise<void> {
  await bank.database.pool.query({
    name: 'delete-notifications',
    text: `delete from notification where user_id = $1 and created_at <= $3 and ($2::bigint[] is null or id = any($2::bigint[]))`,
    values: [caller.userId, deletion.method === 'delete-all' ? null : deletion.notificationIds, new Date(now)],
  });
}
