import { UserStore } from '../../../application/user/UserStore';
import type { Loan } from '../../../domain/loan/Loan';
import { restructuringObstacle } from '../../../domain/loan/RestructuringOffer';
import type { RestructuringObstacle } from '../../../domain/loan/RestructuringOffer';
import { useService } from '../../shell/ServicesContext';

/** Reason why this customer cannot request a longer term of a loan at present; `undefined` when it is possible. */
export function useRestructuringObstacle(loan: Loan): RestructuringObstacle | undefined {
  return restructuringObstacle(loan, useService(UserStore));
}
