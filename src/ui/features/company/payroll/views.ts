export { PayrollScreen } from './PayrollScreen';
