import { addDays } from '../../../../src/domain/time/days';
import type { BankDay } from '../../../../src/domain/time/Instant';
import type { DistributorSystems, IssuedInvoice } from '../../../networks/ports/DistributorSystems';
import { SANDBOX_DISTRIBUTORS } from './sandboxDistributorPlan';

const DAY_MS = 86_400_000;
const SOM = 100n;

/** The distributors of the demonstration: each delivers on its days, and always the same on the same day. */
export class SandboxDistributors implements DistributorSystems {
  issuedOn(distributorInn: string, day: BankDay): Promise<readonly IssuedInvoice[]> {
    const distributor = SANDBOX_DISTRIBUTORS.find(({ inn }) => inn === distributorInn);
    const dayNumber = Date.parse(day) / DAY_MS;
    if (distributor === undefined || dayNumber % distributor.everyDays !== distributor.startsOn) {
      return Promise.resolve([]);
    }
    const { prefix, buyerInn, termDays, usual } = distributor;
    // Between half and one and a half times the usual delivery, in whole soms.
    const share = BigInt(50 + ((dayNumber * 37) % 101));
    const total = ((usual * share) / 100n / SOM) * SOM;
    const number = `${prefix}-${day.slice(2).replaceAll('-', '')}`;
    return Promise.resolve([{ number, buyerInn, issuedOn: day, dueOn: addDays(day, termDays), total }]);
  }
}
