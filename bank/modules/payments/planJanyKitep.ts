import type { JanyKitepPayment } from '../../../src/domain/payment/ServicePayment';
import { openSchoolYears } from '../../../src/domain/payment/schoolYears';
import { refusal } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan } from '../transfers';
import { planForProvider } from './planServicePayment';
import { readSchoolYears } from './schoolYearRepository';
import { readProviders } from '../directories';

type PlanFailure = Failure<
  'OPERATION_IMPOSSIBLE' | 'PROVIDER_NOT_FOUND' | 'INVALID_PAYMENT_DETAILS' | 'MIN_LIM_NOT_REACHED' | 'MAX_LIM_EXCEEDED'
>;

/** Rent of schoolbooks, paid to the one provider of them for a pupil of a school. */
export async function planJanyKitep(
  request: JanyKitepPayment,
  context: CallContext,
): Promise<Result<OperationPlan, PlanFailure>> {
  if (context.bank.networks.serviceProviders === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const provider = (await readProviders(context)).find(({ way }) => way === 'kitep');
  if (provider === undefined) {
    return refusal({ code: 'PROVIDER_NOT_FOUND' });
  }
  const years = openSchoolYears(await readSchoolYears(context.bank.database), bankDayOf(context.now));
  if (!years.includes(request.schoolYear)) {
    return refusal({ code: 'INVALID_PAYMENT_DETAILS', data: { field: 'schoolYear' } });
  }
  return planForProvider({
    provider,
    txnCode: 'MAKE_JANY_KITEP_PAYMENT',
    debitAccountId: request.debitAccountId,
    amount: request.amount,
    number: request.schoolCode,
    details: {
      schoolYear: request.schoolYear,
      schoolClass: `${request.grade} ${request.classLetter}`,
      pupilName: request.pupilName,
    },
    now: context.now,
  });
}
