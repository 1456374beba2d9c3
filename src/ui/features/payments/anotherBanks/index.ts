export { anotherBanks } from './anotherBanks';
