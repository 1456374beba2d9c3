import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { TaxPaymentDraft } from '../../../../domain/tax/TaxPaymentDraft';
import type { TaxKind } from '../../../../domain/tax/TaxPayment';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import type { PaymentKind } from '../../../flow/payment/PaymentKind';
import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import { askedTaxOf } from './askedTax';
import { TaxFields } from './TaxFields';
import { employeeIncomeTax, landTax, patentTax, propertyTax, singleTax, transportTax } from './taxKinds';
import type { TaxCode } from './taxKinds';

const TransportTaxFields = fieldsOf('transport');
const PropertyTaxFields = fieldsOf('property');
const LandTaxFields = fieldsOf('land');
const SingleTaxFields = fieldsOf('single');
const PatentTaxFields = fieldsOf('patent');
const EmployeeIncomeTaxFields = fieldsOf('employeeIncome');

export function TransportTaxPayment() {
  return <Tax kind={transportTax} Fields={TransportTaxFields} />;
}

export function PropertyTaxPayment() {
  return <Tax kind={propertyTax} Fields={PropertyTaxFields} />;
}

export function LandTaxPayment() {
  return <Tax kind={landTax} Fields={LandTaxFields} />;
}

export function SingleTaxPayment() {
  return <Tax kind={singleTax} Fields={SingleTaxFields} />;
}

export function PatentTaxPayment() {
  return <Tax kind={patentTax} Fields={PatentTaxFields} />;
}

export function EmployeeIncomeTaxPayment() {
  return <Tax kind={employeeIncomeTax} Fields={EmployeeIncomeTaxFields} />;
}

interface TaxProps<Code extends TaxCode> {
  readonly kind: PaymentKind<Code, TaxPaymentDraft>;
  readonly Fields: ReturnType<typeof fieldsOf>;
}

/** Pages of a tax; the address may carry what a visitor calculated before the sign-in. */
function Tax<Code extends TaxCode>({ kind, Fields }: TaxProps<Code>) {
  const context = useService(PaymentContext);
  const [address] = useSearchParams();
  const [asked] = useState(askedTaxOf(address, useLanguage()));

  useEffect(() => {
    if (asked !== undefined) {
      kind.at(context).change(asked);
    }
  }, [kind, context, asked]);

  return <PaymentRoutes kind={kind} Fields={Fields} />;
}

function fieldsOf(kind: TaxKind) {
  return function FieldsOfTax<Code extends TaxCode>({ model }: PaymentFieldsProps<Code, TaxPaymentDraft>) {
    return <TaxFields kind={kind} model={model} />;
  };
}
