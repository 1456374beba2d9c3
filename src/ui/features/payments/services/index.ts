export { openProviderForm } from './providerForm';
