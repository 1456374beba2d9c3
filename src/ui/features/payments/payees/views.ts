export { PayeesScreen } from './PayeesScreen';
export { PayPayeeScreen } from './PayPayeeScreen';
