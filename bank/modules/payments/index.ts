/** Banks, purposes and holidays of payments within the country. */
export { readAllPurposes, readBanks, readHolidays, readPurposes } from './paymentDirectories';
/** Providers with the icons of their services. */
export { readServiceNames } from './serviceDirectories';
export type { ServiceName } from './serviceDirectories';
/** Directory of services and their providers. */
export { contentsOf, readProviders, SERVICE_CATEGORIES, SERVICE_PROVIDERS } from './serviceDirectories';
