export { ipcCards } from './ipcCards';
export { replenishmentVisa } from './replenishmentVisa';
export { visaCards } from './visaCards';
