export { CategoryChoice } from './CategoryChoice';
