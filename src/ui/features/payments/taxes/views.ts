export {
  EmployeeIncomeTaxPayment,
  LandTaxPayment,
  PatentTaxPayment,
  PropertyTaxPayment,
  SingleTaxPayment,
  TransportTaxPayment,
} from './TaxPayment';
export { FinesPayment } from './FinesPayment';
export { CalculatorPage, FinesPage, PropertyCalculatorPage } from './CustomerPages';
