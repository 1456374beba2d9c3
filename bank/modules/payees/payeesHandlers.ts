import type { Failure } from '../../../src/application/operations/failureCodes';
import type { payeeOperations } from '../../../src/application/operations/payees';
import type { Payee } from '../../../src/domain/payee/Payee';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { CallContext, HandlersFor } from '../../kernel/Handler';
import { keepHidden, keepNote, readPayees } from './payeeRepository';

type Changed = Result<Payee, Failure<'PAYEE_NOT_FOUND'>>;

/** Handlers of the payee book. */
export const payeeHandlers: HandlersFor<typeof payeeOperations> = {
  GET_PAYEES: async (_request, context) => success(await readPayees(context)),
  UPDATE_PAYEE: ({ payeeId, nickname, pinned }, context) =>
    changed(payeeId, context, () => keepNote(context, { payeeId, nickname: nickname.trim(), pinned })),
  HIDE_PAYEE: ({ payeeId }, context) =>
    changed(payeeId, context, () => keepHidden(context, { payeeId, since: context.now })),
  RESTORE_PAYEE: ({ payeeId }, context) =>
    changed(payeeId, context, () => keepHidden(context, { payeeId, since: undefined })),
};

/** Changes a payee in the caller's own book only. */
async function changed(payeeId: string, context: CallContext, change: () => Promise<void>): Promise<Changed> {
  const isOurs = ({ id }: Payee): boolean => id === payeeId;
  if (!(await readPayees(context)).some(isOurs)) {
    return refusal({ code: 'PAYEE_NOT_FOUND' });
  }
  await change();
  const payee = (await readPayees(context)).find(isOurs);
  return payee === undefined ? refusal({ code: 'PAYEE_NOT_FOUND' }) : success(payee);
}
