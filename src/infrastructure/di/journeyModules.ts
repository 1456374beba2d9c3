import type { Container, ContainerModule } from 'inversify';

import { accountsModule } from './accountsModule';
import { administrationModule } from './administrationModule';
import { batchModule } from './batchModule';
import { cardsModule } from './cardsModule';
import { Conversations } from '../../application/chat/Conversations';
import { chatModule } from './chatModule';
import { confirmationModule } from './confirmationModule';
import { furtherStoresModule } from './furtherStoresModule';
import { onboardingModule } from './onboardingModule';
import { payeesModule } from './payeesModule';
import { personalDataModule } from './personalDataModule';
import { profileModule } from './profileModule';
import { proofModule } from './proofModule';
import { qrModule } from './qrModule';
import { ratesModule } from './ratesModule';
import { screensModule } from './screensModule';
import { searchModule } from './searchModule';
import { servicePointsModule } from './servicePointsModule';
import { statementsModule } from './statementsModule';
import { taxesModule } from './taxesModule';
import { templatesModule } from './templatesModule';
import { walletsModule } from './walletsModule';

/** Bindings of every signed-in screen but the first; fetched with the first of them. */
const journeyModules: readonly ContainerModule[] = [
  furtherStoresModule,
  confirmationModule,
  cardsModule,
  walletsModule,
  screensModule,
  searchModule,
  profileModule,
  accountsModule,
  templatesModule,
  payeesModule,
  personalDataModule,
  onboardingModule,
  taxesModule,
  qrModule,
  statementsModule,
  proofModule,
  ratesModule,
  servicePointsModule,
  batchModule,
  chatModule,
  administrationModule,
];

/** Loads the bindings and starts what runs beside the screens; returns a function that stops it. */
export function startJourneys(container: Container): () => void {
  container.load(...journeyModules);
  const conversations = container.get(Conversations);
  conversations.start();
  return conversations.stop;
}
