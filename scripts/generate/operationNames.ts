import { catalogue, codeOnWire, OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { OperationCode } from '../../src/application/operations/catalogue';
import { SERVICES } from '../../src/application/operations/declaration';
import type { ServiceName } from '../../src/application/operations/declaration';

/** Operations of each service in the order of docs/operations.md; one of several services stands with its first. */
export const OPERATIONS_BY_SERVICE: ReadonlyMap<ServiceName, readonly OperationCode[]> = new Map(
  SERVICES.map(
    (service) => [service, OPERATION_CODES.filter((code) => catalogue[code].services[0] === service)] as const,
  ).filter(([, codes]) => codes.length > 0),
);

const IN_ORDER = [...OPERATIONS_BY_SERVICE.values()].flat();

/** Link to the section of an operation, from the folder `docs`. A heading that is repeated gets a number in its anchor, as on GitHub. */
export function operationAnchor(code: OperationCode): string {
  const named = codeOnWire(code);
  const sameBefore = IN_ORDER.slice(0, IN_ORDER.indexOf(code)).filter((other) => codeOnWire(other) === named).length;
  return `#${named.toLowerCase()}${sameBefore === 0 ? '' : `-${sameBefore}`}`;
}

/** Name that no other operation has: the code on the wire, after the service where another service has the same code. */
export function uniqueName(code: OperationCode): string {
  const named = codeOnWire(code);
  const isShared = OPERATION_CODES.some((other) => other !== code && codeOnWire(other) === named);
  return isShared ? `${catalogue[code].services[0]}.${named}` : named;
}
