/** Directory of deposits and the names of its products. */
export { contentOfProducts, DEPOSIT_PRODUCTS, readDepositNames } from './depositProducts';
