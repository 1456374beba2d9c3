export { CALCULATORS } from './guestServices';
