import { ContainerModule } from 'inversify';

import { KeepTemplateDeps, KeepTemplateViewModel } from '../../ui/flow/payment/KeepTemplateViewModel';
import { ScheduleEditDeps, ScheduleEditViewModel } from '../../ui/features/payments/templates/ScheduleEditViewModel';
import { SchedulesDeps, SchedulesViewModel } from '../../ui/features/payments/templates/SchedulesViewModel';
import { TemplatesDeps, TemplatesViewModel } from '../../ui/features/payments/templates/TemplatesViewModel';

/** Bindings of payment templates and scheduled payments. */
export const templatesModule = new ContainerModule(({ bind }) => {
  bind(KeepTemplateViewModel).toSelf();
  bind(KeepTemplateDeps).toSelf();
  bind(TemplatesViewModel).toSelf();
  bind(TemplatesDeps).toSelf();
  bind(SchedulesViewModel).toSelf();
  bind(SchedulesDeps).toSelf();
  bind(ScheduleEditViewModel).toSelf();
  bind(ScheduleEditDeps).toSelf();
});
