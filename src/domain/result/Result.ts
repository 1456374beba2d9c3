/**
 * The outcome of something that can be refused. Expected refusals are values of this type and carry a name from the
 * failure catalogue; anything unexpected is a defect and throws.
 */
export type Result<Value, Failure> = Success<Value> | Refusal<Failure>;

export interface Success<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Refusal<Failure> {
  readonly ok: false;
  readonly failure: Failure;
}

export function success<Value>(value: Value): Success<Value> {
  return { ok: true, value };
}

export function refusal<Failure>(failure: Failure): Refusal<Failure> {
  return { ok: false, failure };
}

/** The same outcome with its value replaced by what `toOther` makes of it. */
export function mapSuccess<Value, Other, Failure>(
  result: Result<Value, Failure>,
  toOther: (value: Value) => Other,
): Result<Other, Failure> {
  return result.ok ? success(toOther(result.value)) : result;
}
