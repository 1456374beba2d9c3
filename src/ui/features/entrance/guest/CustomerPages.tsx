import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

import type { OpenPath } from './openPaths';

/** Pages for everybody as a customer sees them. */
const PAGES: Readonly<Record<OpenPath, LazyExoticComponent<ComponentType>>> = {
  '/excerpt': lazy(() =>
    import('../../accounts/statements/statementPages').then((module) => ({ default: module.StatementProofScreen })),
  ),
  '/exchange': lazy(() =>
    import('../../payments/exchange/RatesPage').then((module) => ({ default: module.RatesPage })),
  ),
  '/guest': lazy(() => import('./GuestHubScreen').then((module) => ({ default: module.CustomerHubPage }))),
  '/payment-fines': lazy(() =>
    import('../../payments/taxes/CustomerPages').then((module) => ({ default: module.FinesPage })),
  ),
  '/property-tax': lazy(() =>
    import('../../payments/taxes/CustomerPages').then((module) => ({ default: module.PropertyCalculatorPage })),
  ),
  '/release': lazy(() => import('../release/ReleasePages').then((module) => ({ default: module.ReleasePage }))),
  '/service-points': lazy(() =>
    import('../servicePoints/ServicePointsPages').then((module) => ({ default: module.ServicePointsPage })),
  ),
  '/transport-tax': lazy(() =>
    import('../../payments/taxes/CustomerPages').then((module) => ({ default: module.CalculatorPage })),
  ),
};

/** The page of one address. */
export function CustomerPage({ path }: { readonly path: OpenPath }) {
  const Page = PAGES[path];
  return <Page />;
}
