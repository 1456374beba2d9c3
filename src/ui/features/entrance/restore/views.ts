export { ChangePasswordScreen } from './ChangePasswordScreen';
export { RestoreOtpScreen } from './RestoreOtpScreen';
export { RestoreScreen } from './RestoreScreen';
