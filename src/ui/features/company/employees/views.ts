export { CompanyScreen } from './CompanyScreen';
export { EmployeeRightsPage } from './EmployeeRightsPage';
