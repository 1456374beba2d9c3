import * as z from 'zod/mini';

import type { contactOperations, EmailCodeSent } from '../../application/operations/contacts';
import { isEmailAddress } from '../../domain/user/emailAddress';
import type { AdaptersFor } from './adapter';
import { instant, operationId } from './codecs';
import { waitingChange } from './security';

const email = z.string().check(z.refine(isEmailAddress, { error: 'must be an e-mail address' }));

const codeSent = z.codec(
  z.object({ email: z.string(), islastmailtry: z.boolean(), expiresAt: instant, resendAfterSeconds: z.int() }),
  z.custom<EmailCodeSent>(),
  {
    decode: ({ islastmailtry, ...rest }) => ({ ...rest, isLastTry: islastmailtry }),
    encode: ({ isLastTry, ...rest }) => ({ ...rest, islastmailtry: isLastTry }),
  },
);

export const contactAdapters = {
  GET_CONFIRMATION_CODE_BY_EMAIL: { request: z.strictObject({ email }), response: codeSent },
  CHANGE_EMAIL: {
    request: z.strictObject({ operationId, email, emailOtp: z.string().check(z.regex(/^\d{6,8}$/)) }),
    response: waitingChange,
  },
} satisfies AdaptersFor<typeof contactOperations>;
