export { BatchesScreen } from './BatchesScreen';
export { BatchScreen } from './BatchScreen';
