export { fines } from './fines';
export { employeeIncomeTax, landTax, patentTax, propertyTax, singleTax, transportTax } from './taxes';
