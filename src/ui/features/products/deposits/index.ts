export { depositReplenishment } from './replenishment/depositReplenishment';
