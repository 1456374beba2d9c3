import type { AdaptersByArea } from '../../../../src/infrastructure/registry/registry';

declare const written: AdaptersByArea;

export const adapters: AdaptersByArea = { ...written, undeclared: written.utilities };
