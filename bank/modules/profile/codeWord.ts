import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { NewCodeWord, StepsLeft } from '../../../src/application/operations/onboarding';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { recordAuthentication, hashCodeWord } from '../identity';
import { queueSecurityNotice } from '../../networks/messages';
import { tellUserDataChanged } from '../notifications';
import type { CallContext } from '../../kernel/Handler';
import { closeStep } from '../identity';

/**
 * Keeps the first code word of a customer and tells them of it. It can be set once: who took over a session must not
 * become the customer on the telephone. A second one is refused before it is hashed. Throws QueueFull.
 */
export async function setCodeWord(
  { codeWord }: NewCodeWord,
  { bank, caller, now, referenceId, address }: CallContext,
): Promise<Result<StepsLeft, Failure<FailureCodeOf<'SET_CODE_WORD'>>>> {
  const { code_word_hash: present } = await bank.database.kysely
    .selectFrom('customer')
    .select('code_word_hash')
    .where('id', '=', BigInt(caller.customerId))
    .executeTakeFirstOrThrow();
  // What is set already stays, so nothing has to be hashed to say so.
  const hash = present ?? (await hashCodeWord(codeWord));
  return bank.database.kysely.transaction().execute(async (transaction) => {
    const kept = await transaction
      .updateTable('customer')
      .set({ code_word_hash: hash })
      .where('id', '=', BigInt(caller.customerId))
      .where('code_word_hash', 'is', null)
      .returning('id')
      .executeTakeFirst();
    const isKept = kept !== undefined;
    await recordAuthentication(transaction, {
      event: 'CODE_WORD_SET',
      result: isKept ? 'SUCCESS' : 'CODE_WORD_ALREADY_SET',
      at: now,
      referenceId,
      userId: caller.userId,
      customerId: caller.customerId,
      sessionId: caller.sessionId,
      address,
    });
    const stepsLeft = await closeStep(transaction, caller.userId, 'codeWord');
    if (!isKept) {
      return refusal({ code: 'CODE_WORD_ALREADY_SET' });
    }
    const user = await transaction
      .selectFrom('app_user')
      .select(['phone', 'language'])
      .where('id', '=', BigInt(caller.userId))
      .executeTakeFirstOrThrow();
    await queueSecurityNotice(transaction, { userId: caller.userId, ...user }, { changed: 'codeWord', now });
    await tellUserDataChanged(transaction, caller, now);
    return success({ stepsLeft });
  });
}
