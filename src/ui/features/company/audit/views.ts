export { CompanyAuditScreen } from './CompanyAuditScreen';
