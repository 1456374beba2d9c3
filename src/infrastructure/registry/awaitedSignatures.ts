import * as z from 'zod/mini';

import { RULE_SIGNER_STATES, SIGNATURE_PLACES } from '../../domain/corporate/Signer';
import type { ChangeToSign } from '../../domain/corporate/ChangeDocument';
import type { AwaitedSignatures, Signer } from '../../domain/corporate/Signer';
import { localizedText } from './codecs';

export const signaturePlace = z.literal(SIGNATURE_PLACES);

export const signer = z.object({ place: signaturePlace, name: localizedText }) satisfies z.ZodMiniType<Signer>;

/** Codec of the signatures an operation of a company still needs. */
export const awaitedSignatures = z.object({
  places: z.readonly(z.array(signaturePlace)),
  signers: z.readonly(z.array(signer)),
  approvers: z.optional(z.readonly(z.array(localizedText))),
  rules: z.optional(
    z.readonly(
      z.array(
        z.object({
          words: localizedText,
          left: z.int(),
          signers: z.readonly(z.array(z.object({ name: localizedText, state: z.enum(RULE_SIGNER_STATES) }))),
        }),
      ),
    ),
  ),
}) satisfies z.ZodMiniType<AwaitedSignatures>;

/** Codec of a change that a company has to sign: its subject, the old value and the new one. */
export const changeToSign = z.object({
  subject: localizedText,
  before: localizedText,
  after: localizedText,
  awaited: awaitedSignatures,
  fingerprint: z.string(),
}) satisfies z.ZodMiniType<ChangeToSign>;
