/** Banks, countries and codes of transfers abroad. */
export { correspondentIn, findBankAbroad, readCodesAbroad, readCountries } from './directoriesAbroad';
/** Documents attached to a transfer abroad. */
export { ownsFiles } from './operationFiles';
export type { SentMessage } from './swiftMessages';
