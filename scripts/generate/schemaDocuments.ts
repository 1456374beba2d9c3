import * as z from 'zod/mini';

import { OPERATION_CODES } from '../../src/application/operations/catalogue';
import { adapterOf } from '../../src/infrastructure/registry/registry';

/** docs/schemas: the JSON of every request and answer as it stands on the wire, by file name. */
export function schemaDocuments(): ReadonlyMap<string, string> {
  return new Map(
    OPERATION_CODES.flatMap((code) => {
      const { request, response } = adapterOf(code);
      return [
        [`${code}.request.json`, jsonSchemaOf(request, `Request of ${code}`)],
        [`${code}.response.json`, jsonSchemaOf(response, `Answer of ${code}`)],
      ] as const;
    }),
  );
}

function jsonSchemaOf(schema: z.ZodMiniType, title: string): string {
  return `${JSON.stringify({ title, ...z.toJSONSchema(schema, { io: 'input' }) }, null, 2)}\n`;
}
