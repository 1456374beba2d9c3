/** Names of payments to the budget and of violations. */
export { NO_BUDGET_WORDS, readBudgetWords } from './budgetWords';
export { readTerritories } from './taxDirectories';
