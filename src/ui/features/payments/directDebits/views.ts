export { DirectDebitsScreen } from './DirectDebitsScreen';
export { NewMandatePage } from './NewMandatePage';
export { MandateScreen } from './MandateScreen';
