/** Amount in soms that counts against a limit. */
export { countedInSoms } from './countedInSoms';
export { readTariff, readTariffs } from './tariffRepository';
