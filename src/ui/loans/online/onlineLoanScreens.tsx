import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { UserStore } from '../../../application/user/UserStore';
import { MoneyGate } from '../../shell/MoneyGate';
import { useService } from '../../shell/ServicesContext';
import { LOANS_PATH } from '../loanPaths';
import { ActiveLoanPage } from './ActiveLoanPage';
import { AgreementPage } from './AgreementPage';
import { ApplicationPage } from './ApplicationPage';
import { CalculatorPage } from './CalculatorPage';
import { OnlineLoansPage } from './OnlineLoansPage';

/** The bank lends to individuals online; a company is led to its loans. */
const Individuals = observer(function Individuals({ children }: { readonly children: ReactNode }) {
  const { isCorporate } = useService(UserStore);
  return isCorporate ? <Navigate to={LOANS_PATH} replace /> : children;
});

export function OnlineLoansScreen() {
  return (
    <Individuals>
      <OnlineLoansPage />
    </Individuals>
  );
}

export function LoanCalculatorScreen() {
  return (
    <Individuals>
      <MoneyGate>
        <CalculatorPage />
      </MoneyGate>
    </Individuals>
  );
}

export function ApplicationScreen() {
  return (
    <Individuals>
      <ApplicationPage />
    </Individuals>
  );
}

export function AgreementScreen() {
  return (
    <Individuals>
      <MoneyGate>
        <AgreementPage />
      </MoneyGate>
    </Individuals>
  );
}

export function OnlineRepaymentScreen() {
  return (
    <Individuals>
      <ActiveLoanPage />
    </Individuals>
  );
}
