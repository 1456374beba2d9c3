export { MyLastingQrScreen, MyQrScreen } from './MyQrScreen';
export { QrStatementScreen } from './QrStatementScreen';
export { QrPointListScreen } from './points/QrPointListScreen';
export { QrPointFormScreen } from './points/QrPointFormScreen';
export { QrTillScreen } from './points/QrTillScreen';
export { QrPosterScreen } from './points/QrPosterScreen';
export { QrArchiveScreen } from './points/QrArchiveScreen';
