export const RULES_PATH = '/profile/company/rules';

/** The form of a rule; `new` is the form of a new one. */
export function rulePath(ruleId: string): string {
  return `${RULES_PATH}/rule/${ruleId}`;
}

/** The page on which a rule is ended. */
export function ruleEndPath(ruleId: string): string {
  return `${RULES_PATH}/end/${ruleId}`;
}
