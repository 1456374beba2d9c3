import 'reflect-metadata/lite';

/**
 * Decorators by which a class says what its constructor gets; src/infrastructure/di reads them. Outside a container they
 * change nothing, so a test passes plain arguments. Imported from here and never from the package, because the metadata they
 * write needs `reflect-metadata` to be loaded first.
 */
export { inject, injectable, injectFromBase, multiInject } from 'inversify';
