import type { ServiceProvider } from '../../../../domain/payment/ServiceProvider';
import type { PaymentContext } from '../../../flow/payment/PaymentContext';
import { janyKitep } from './janyKitepKind';
import { mobile } from './mobileKind';
import { servicePayment, singlePayment } from './serviceKinds';

/** Kind of payment by which a provider is paid. */
export function kindOfProvider({ way }: ServiceProvider) {
  switch (way) {
    case 'checked':
      return servicePayment;
    case 'single':
      return singlePayment;
    case 'mobile':
      return mobile;
    case 'kitep':
      return janyKitep;
    default:
      return way satisfies never;
  }
}

/** Opens the form of a provider and returns its path. A form already begun for the same provider is kept. */
export function openProviderForm(provider: ServiceProvider, context: PaymentContext): string {
  const { id: serviceProviderId, way } = provider;
  if (way === 'checked' || way === 'single') {
    const payment = (way === 'checked' ? servicePayment : singlePayment).at(context);
    if (payment.draft.serviceProviderId !== serviceProviderId) {
      payment.fill({ serviceProviderId });
    }
  } else if (way === 'mobile') {
    mobile.at(context).change({ serviceProviderId });
  }
  return kindOfProvider(provider).path;
}
