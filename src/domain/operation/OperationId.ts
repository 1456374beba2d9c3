declare const operationIdBrand: unique symbol;

/** Unique id of an operation, made by the client when a form opens (specification 1, section 3). A UUID in lower case. */
export type OperationId = string & { readonly [operationIdBrand]: true };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function checkedToOperationId(unchecked: string): OperationId | undefined {
  return UUID.test(unchecked) ? (unchecked as OperationId) : undefined;
}
