export { FirstPasswordScreen } from './FirstPasswordScreen';
export { SecurityQuestionScreen } from './SecurityQuestionScreen';
