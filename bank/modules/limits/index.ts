/** Amount in soms that counts against a limit. */
export { countedInSoms } from './countedInSoms';
/** Figures of a limit that refuses an operation. */
export { limitParticulars } from './limitParticulars';
export { readTariff, readTariffs } from './tariffRepository';
