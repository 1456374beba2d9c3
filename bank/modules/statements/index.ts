/** Sheet of a workbook out of a table. */
export { tableSheet } from './formats/worksheet';
export { workbook } from './workbook';
