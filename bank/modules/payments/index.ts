/** Banks, purposes and holidays of payments within the country. */
export { readBanks, readHolidays, readPurposes } from './paymentDirectories';
/** Providers with the icons of their services. */
export { readNamedProviders } from './serviceDirectories';
export type { NamedProvider } from './serviceDirectories';
/** Directory of services and their providers. */
export { readProviders } from './serviceDirectories';
