export { GuestAgreementPage } from './GuestAgreementPage';
export { GuestLoanCalculatorPage, GuestSchedulePage } from './GuestCalculatorPages';
export { GuestConditionsPage } from './GuestConditionsPage';
export { GuestLoansPage } from './GuestLoansPage';
