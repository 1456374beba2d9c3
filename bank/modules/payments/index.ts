/** Banks, purposes and holidays of payments within the country. */
export { readAllPurposes, readBanks, readHolidays, readPurposes } from './paymentDirectories';
/** Directory of services and their providers. */
export { contentsOf, readProviders, SERVICE_CATEGORIES, SERVICE_PROVIDERS } from './serviceDirectories';
