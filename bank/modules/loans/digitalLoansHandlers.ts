import type { digitalLoanOperations } from '../../../src/application/operations/digitalLoans';
import { calculateLoan } from '../../../src/domain/loan/digital/calculation';
import { isOpen } from '../../../src/domain/loan/digital/DigitalLoan';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { productChangeHandler } from '../productChanges';
import { agreementOf } from './digital/agreement';
import { findApplication, findApplicationOfLoan, readApplications } from './digital/applications';
import { applyForLoan, cancelApplication } from './digital/apply';
import { calculationOf, offerOf, termsFor } from './digital/offer';
import { agreementSignature } from './digital/signAgreement';
import { readLoanRow } from './loanRepository';
import { readSchedule } from './loanScheduleRepository';
import type { GuestContext, GuestOperations, HandlersFor } from '../../kernel/Handler';

type GuestLoanOperations = Pick<GuestOperations, keyof GuestOperations & keyof typeof digitalLoanOperations>;

/** Handlers of the calculation of online loans, which is open to visitors. */
export const guestLoanHandlers: HandlersFor<GuestLoanOperations, GuestContext> = {
  DIGITAL_LOAN_GET_CALCULATION_INFO: termsFor,
  DIGITAL_LOAN_CALCULATE_INTEREST_RATE: calculationOf,
};

/** Handlers of online loans. Every query is restricted to the caller's customer. */
export const digitalLoanHandlers: HandlersFor<typeof digitalLoanOperations> = {
  DIGITAL_LOAN_GET_LIST: async (_request, { bank, caller, now }) =>
    success(await readApplications(bank.database.kysely, { customerId: caller.customerId, now })),
  ...guestLoanHandlers,
  DIGITAL_LOAN_GET_CALCULATION_INFO: (query, context) =>
    context.caller.customerKind === 'I' ? offerOf(query, context) : termsFor(query, context),
  DIGITAL_LOAN_APPLY: applyForLoan,
  DIGITAL_LOAN_CANCEL: cancelApplication,

  DIGITAL_LOAN_GET_LOAN_DETAILS: async ({ applicationId }, { bank, caller, now }) => {
    const application = await findApplication(
      bank.database.kysely,
      { customerId: caller.customerId, now },
      applicationId,
    );
    if (application === undefined) {
      return refusal({ code: 'LOAN_APPLICATION_NOT_FOUND' });
    }
    const { status, asked, approved, termMonths: months, rate } = application;
    return success({
      application,
      calculation: isOpen(status) ? calculateLoan({ months, rate }, approved ?? asked, bankDayOf(now)) : undefined,
    });
  },

  DIGITAL_LOAN_GET_DETAILS_FOR_ACTIVE_LOAN: async ({ loanId }, { bank, caller, now }) => {
    const { customerId } = caller;
    const application = await findApplicationOfLoan(bank.database.kysely, { customerId, now }, loanId);
    const loan = application && (await readLoanRow(bank.database.kysely, customerId, loanId));
    const schedule = loan?.status === 'A' ? await readSchedule(bank.database, customerId, loanId) : undefined;
    return application === undefined || schedule === undefined
      ? refusal({ code: 'LOAN_NOT_FOUND' })
      : success({ application, schedule });
  },

  DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE: agreementOf,
  DIGITAL_LOAN_CONFIRM: productChangeHandler('DIGITAL_LOAN_CONFIRM', agreementSignature),
};
