export { RuleEndPage } from './RuleEndPage';
export { RulePage } from './RulePage';
export { RulesScreen } from './RulesScreen';
