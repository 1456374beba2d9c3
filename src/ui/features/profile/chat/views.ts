export { GeneralCaseScreen } from './GeneralCaseScreen';
export { MessagesScreen } from './MessagesScreen';
export { OperationCaseScreen } from './OperationCaseScreen';
