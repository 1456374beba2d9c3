import { responseSchema } from '../../../scripts/generate/schemaDocument';
import { operationNamed } from '../../../src/application/operations/catalogue';
import type { OperationCode } from '../../../src/application/operations/catalogue';
import { SERVICES } from '../../../src/application/operations/declaration';
import { faultFinder } from '../../registry/schemaArbitrary';
import { OPERATION_SERVICES } from '../../support/operationServices';

const finders = new Map<OperationCode, (json: unknown) => string>();

/** Faults of the data of a response by the published schema of its operation; empty for none. `code` is the one on the wire. */
export function responseFaults(service: string, code: string, data: unknown): string {
  const name = SERVICES.find((each) => OPERATION_SERVICES[each] === service);
  const operation = name && operationNamed(code, name);
  if (operation === undefined) {
    return `${service} has no ${code}`;
  }
  const finder = finders.get(operation) ?? faultFinder(responseSchema(operation));
  finders.set(operation, finder);
  return finder(data);
}
