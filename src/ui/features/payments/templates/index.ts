export { HubTemplates } from './HubTemplates';
