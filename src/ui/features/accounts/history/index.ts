export { OperationsBeside } from './OperationsBeside';
