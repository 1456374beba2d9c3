import * as z from 'zod/mini';

import { FIELD_KEYBOARDS, PROVIDER_FIELD_NAMES } from '../../domain/payment/ProviderField';
import type { ProviderField } from '../../domain/payment/ProviderField';
import { localizedText } from './codecs';

const choice = z.object({ value: z.string(), name: localizedText });

/** Codec of a field a service provider asks for, on the wire and in the bank's books. */
export const providerField = z.codec(
  z.object({
    name: z.enum(PROVIDER_FIELD_NAMES),
    label: localizedText,
    hint: localizedText,
    keyboard: z.enum(FIELD_KEYBOARDS),
    required: z.boolean(),
    maxLength: z.int().check(z.positive()),
    regexp: z.string(),
    example: z.string(),
    values: z.array(choice),
  }),
  z.custom<ProviderField>(),
  {
    decode: ({ required: isRequired, maxLength: longest, regexp: pattern, ...wire }) => ({
      ...wire,
      isRequired,
      longest,
      pattern,
    }),
    encode: ({ isRequired: required, longest: maxLength, pattern: regexp, values, ...domain }) => ({
      ...domain,
      required,
      maxLength,
      regexp,
      values: [...values],
    }),
  },
);
