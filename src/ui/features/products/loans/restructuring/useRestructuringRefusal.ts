import { UserStore } from '../../../../../application/user/UserStore';
import type { Loan } from '../../../../../domain/loan/Loan';
import { restructuringRefusal } from '../../../../../domain/loan/RestructuringOffer';
import type { RestructuringRefusal } from '../../../../../domain/loan/RestructuringOffer';
import { useService } from '../../../../kernel/ServicesContext';

/** Reason why this customer cannot request a longer term of a loan at present; `undefined` when it is possible. */
export function useRestructuringRefusal(loan: Loan): RestructuringRefusal | undefined {
  return restructuringRefusal(loan, useService(UserStore));
}
