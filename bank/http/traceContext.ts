/** Header of W3C Trace Context (https://www.w3.org/TR/trace-context). Versions after 00 may have further fields. */
const TRACEPARENT =
  /^(?!ff)(?<version>[0-9a-f]{2})-(?<id>[0-9a-f]{32})-(?<parent>[0-9a-f]{16})-[0-9a-f]{2}(?<more>-.*)?$/;

/** Trace of the header `traceparent`, as 32 hexadecimal digits; `undefined` where it is absent or not well formed. */
export function traceIdOf(header: string | readonly string[] | undefined): string | undefined {
  const { version, id = '', parent = '', more } = TRACEPARENT.exec(String(header))?.groups ?? {};
  const isValid = /[^0]/.test(id) && /[^0]/.test(parent) && (version !== '00' || more === undefined);
  return isValid ? id : undefined;
}
