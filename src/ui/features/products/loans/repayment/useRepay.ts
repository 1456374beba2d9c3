import { useNavigate } from 'react-router-dom';

import type { Loan } from '../../../../../domain/loan/Loan';
import { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { useService } from '../../../../kernel/ServicesContext';
import { loanRepayment } from './loanRepayment';

/** Opens the form of a repayment with a loan and the account it is repaid from filled in. */
export function useRepay(): (loan: Loan) => void {
  const context = useService(PaymentContext);
  const navigate = useNavigate();
  return ({ id, repaymentAccountId }) => {
    loanRepayment.at(context).fill({ loanId: id, debitAccountId: repaymentAccountId });
    void navigate(loanRepayment.path);
  };
}
