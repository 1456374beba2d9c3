export { janyKitep } from './janyKitep';
export { mobile } from './mobile';
export { openProviderForm } from './providerForm';
export { servicePayment, singlePayment } from './serviceKinds';
