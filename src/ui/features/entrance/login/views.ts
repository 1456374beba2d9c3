export { LoginScreen } from './LoginScreen';
export { OtpScreen } from './OtpScreen';
