import { makeAutoObservable } from 'mobx';

import type { Language } from '../../../../domain/language/Language';
import { formatAmount } from '../../../../domain/money/formatAmount';
import type { Money } from '../../../../domain/money/Money';
import { paidOn, rememberedSubjects } from '../../../../domain/tax/earlierTaxes';
import { isEniCode, isVehicleNumber, tidied } from '../../../../domain/tax/identifiers';
import type { Property } from '../../../../domain/tax/PropertyTax';
import { TAX_SUBJECTS } from '../../../../domain/tax/TaxPayment';
import type { TaxKind, TaxSubject } from '../../../../domain/tax/TaxPayment';
import type { TaxPaymentDraft } from '../../../../domain/tax/TaxPaymentDraft';
import type { BankDay } from '../../../../domain/time/Instant';
import type { PaymentContext } from '../../../flow/payment/PaymentContext';
import type { PaymentViewModel } from '../../../flow/payment/PaymentViewModel';
import type { TaxCode } from './taxKinds';
import { TAXES } from './resources';
import { PAST_OPERATIONS } from '../../../flow/payment/sharedResources';
import { readInn } from '../../../../domain/text/identifiers';

/** Real estate offered in the form, and the day on which its tax for the chosen year was paid. */
export interface OfferedProperty {
  readonly property: Property;
  readonly paidOn: BankDay | undefined;
}

interface TaxFormParts<Code extends TaxCode> {
  readonly kind: TaxKind;
  readonly payment: PaymentViewModel<Code, TaxPaymentDraft>;
  readonly context: PaymentContext;
  readonly language: Language;
}

/**
 * Fills in what the bank and the tax service know of the customer's own tax: real estate, the vehicle and territory of the last payment,
 * and the amount due. For another taxpayer everything is typed or asked for.
 */
export class TaxFormViewModel<Code extends TaxCode> {
  readonly #kind: TaxKind;
  readonly #payment: PaymentViewModel<Code, TaxPaymentDraft>;
  readonly #context: PaymentContext;
  readonly #language: Language;

  constructor({ kind, payment, context, language }: TaxFormParts<Code>) {
    this.#kind = kind;
    this.#payment = payment;
    this.#context = context;
    this.#language = language;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Real estate of the taxpayer in the form; `undefined` until it was asked for. */
  get properties(): readonly OfferedProperty[] | undefined {
    const { owned } = TAXES.of(this.#context);
    if (owned?.inn !== this.#inn) {
      return undefined;
    }
    const { taxYear } = this.#payment.draft;
    return owned.properties.map((property) => ({
      property,
      paidOn: paidOn(PAST_OPERATIONS.of(this.#context).transactions, this.#tax, {
        eniCode: property.eniCode,
        taxPeriod: taxYear,
      }),
    }));
  }

  /** Tax due on the object in the form, once the tax service has named it. */
  get due(): Money | undefined {
    const { assessment } = TAXES.of(this.#context);
    const { eniCode, vehicleNumber, taxYear } = this.#payment.draft;
    switch (assessment?.kind) {
      case 'property': {
        const { sum } = assessment;
        const isAsked = sum.data.eniCode === tidied(eniCode) && assessment.taxYear.toString() === taxYear;
        return isAsked ? sum.amount : undefined;
      }
      case 'vehicle':
        return assessment.sum.vehicleNumber === tidied(vehicleNumber) ? assessment.sum.tax.amount : undefined;
      default:
        return undefined;
    }
  }

  /** Opens the form for the customer's own INN; what is already filled in stays. */
  async open(ownInn: string): Promise<void> {
    const taxes = TAXES.of(this.#context);
    const past = PAST_OPERATIONS.of(this.#context);
    taxes.forget();
    this.#payment.fillEmpty({ inn: ownInn });
    await Promise.all([past.reload(), this.#asksFor('eniCode') && taxes.offerProperties(ownInn)]);
    // A form that follows a finished payment was emptied meanwhile.
    this.#payment.fillEmpty({ inn: ownInn });
    if (this.#inn === ownInn) {
      this.#payment.fillEmpty(this.#likelySubjects);
      await this.#fillAmount();
    }
  }

  async chooseProperty(eniCode: string): Promise<void> {
    this.#payment.change({ eniCode });
    await this.askAmount();
  }

  /** Chooses the tax year; an amount that the tax service named for another year is replaced. */
  async chooseYear(taxYear: string): Promise<void> {
    this.#payment.change({ taxYear });
    if (TAXES.of(this.#context).assessment !== undefined) {
      await this.askAmount();
    }
  }

  /** Asks for the tax due on the object in the form, in place of the amount that stands there. */
  async askAmount(): Promise<void> {
    const due = await this.#due();
    if (due !== undefined) {
      this.#payment.change({ amountText: formatAmount(due, this.#language) });
    }
  }

  get #inn(): string {
    return readInn(this.#payment.draft.inn);
  }

  get #tax() {
    return { txnCode: this.#payment.kind.code, inn: this.#inn };
  }

  /** Vehicle and territory of the last payment, and the only property for which the tax is still due. */
  get #likelySubjects(): Readonly<Partial<Record<TaxSubject, string>>> {
    const { taxYear } = this.#payment.draft;
    const remembered = rememberedSubjects(PAST_OPERATIONS.of(this.#context).transactions, this.#tax, taxYear);
    const due = (this.properties ?? []).filter(
      ({ property, paidOn: day }) => day === undefined && (property.kind === 'land') === (this.#kind === 'land'),
    );
    const likely = { ...remembered, eniCode: due.length === 1 ? (due[0]?.property.eniCode ?? '') : '' };
    return Object.fromEntries(TAX_SUBJECTS[this.#kind].map((name) => [name, likely[name]]));
  }

  #asksFor(subject: TaxSubject): boolean {
    return TAX_SUBJECTS[this.#kind].includes(subject);
  }

  /** Fills in the amount of a form that names its object; an amount that is already there stays. */
  async #fillAmount(): Promise<void> {
    if (this.#payment.draft.amountText === '') {
      const due = await this.#due();
      if (due !== undefined) {
        this.#payment.fillEmpty({ amountText: formatAmount(due, this.#language) });
      }
    }
  }

  /** Tax due on the object in the form; `undefined` when the form names none, or names another one by the time of the answer. */
  async #due(): Promise<Money | undefined> {
    const { draft } = this.#payment;
    const [inn, vehicleNumber, eniCode] = [this.#inn, tidied(draft.vehicleNumber), tidied(draft.eniCode)];
    const taxYear = parseInt(draft.taxYear, 10);
    const taxes = TAXES.of(this.#context);
    if (Number.isNaN(taxYear)) {
      return undefined;
    }
    if (this.#asksFor('eniCode') && isEniCode(eniCode)) {
      const sum = await taxes.askProperty({ eniCode, taxYear });
      return this.#isStill(draft) ? sum?.amount : undefined;
    }
    if (this.#asksFor('vehicleNumber') && isVehicleNumber(vehicleNumber)) {
      const sum = await taxes.askVehicle({ inn, vehicleNumber, taxYear });
      return this.#isStill(draft) ? sum?.tax.amount : undefined;
    }
    return undefined;
  }

  #isStill({ inn, vehicleNumber, eniCode, taxYear }: TaxPaymentDraft): boolean {
    const { draft } = this.#payment;
    return (
      draft.inn === inn &&
      draft.vehicleNumber === vehicleNumber &&
      draft.eniCode === eniCode &&
      draft.taxYear === taxYear
    );
  }
}
