import { defineJob } from '../kernel/Job';
import { isSealedByAnother, sealAgain } from './sealedValues';

/** Seals by `TULPAR_SECRET` what `TULPAR_SECRET_PREVIOUS` has sealed, and says when the previous secret is needed no more. */
export const resealing = defineJob({
  name: 'resealing',
  every: 5 * 60 * 1000,
  afterFailure: 60_000,
  wokenBy: ['clock'],
  runsIn: ({ secrets }) => secrets.isReplacing,
  round: async ({ bank, log, isStopping }) => {
    const { database, secrets, clock } = bank;
    await database.connection(async (client) => {
      const values = await sealAgain(client, secrets, isStopping);
      if (values > 0) {
        log.info({ values }, 'sealed by the present secret');
      }
      if (!(await isSealedByAnother(client, [secrets.sealing[0]], clock.now()))) {
        log.info({}, 'nothing is sealed by the previous secret; TULPAR_SECRET_PREVIOUS may go');
      }
    });
  },
});
