/**
 * Environment of a command for trying the bank out: a sandbox, unless `SANDBOX` says otherwise.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function trialEnvironment(env) {
  return { ...env, SANDBOX: env['SANDBOX'] ?? '1' };
}
