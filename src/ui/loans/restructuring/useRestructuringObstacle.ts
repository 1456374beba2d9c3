import { UserStore } from '../../../application/user/UserStore';
import type { Loan } from '../../../domain/loan/Loan';
import { restructuringObstacle } from '../../../domain/loan/RestructuringOffer';
import type { RestructuringObstacle } from '../../../domain/loan/RestructuringOffer';
import { useService } from '../../shell/ServicesContext';

/** Why this customer cannot ask for a longer term of a loan now; nothing where one can. */
export function useRestructuringObstacle(loan: Loan): RestructuringObstacle | undefined {
  return restructuringObstacle(loan, useService(UserStore));
}
