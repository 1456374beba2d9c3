/** Handlers of directories, which answer by the edition the client holds. */
export { answerDirectories } from './answerDirectories';
/** Text of a failure in every language. */
export { failureText } from './businessErrors';
/** Loans of the directory. */
export { readLoanProducts } from './bankDirectories';
/** Banks, purposes and holidays of payments within the country. */
export { readBanks, readHolidays, readPurposes } from './paymentDirectories';
/** Services with their providers, and the providers with the icons of their services. */
export { findProvider, readCategories, readNamedProviders, readProviders } from './serviceDirectories';
export type { NamedProvider } from './serviceDirectories';
