import type { CardNetwork, CardRailName } from './CardNetwork';
import type { CardProcessing } from './CardProcessing';
import type { DistributorSystems } from './DistributorSystems';
import type { MessageSender } from './OutgoingMessage';
import type { QrOperator } from './QrOperator';
import type { Rails } from './Rail';
import type { RemittanceNetwork } from './RemittanceNetwork';
import type { ServiceProviders } from './ServiceProviders';
import type { SmsSender } from './SmsSender';
import type { TaxService } from './TaxService';
import type { VisaAliasDirectory } from './VisaAliasDirectory';
import type { WalletOperator } from './WalletOperator';

/** The world outside the bank, by port. One that is absent is not connected: what needs it is refused before it is created. */
export interface Networks {
  readonly rails: Rails;
  /** Networks that are asked about cards of other banks. */
  readonly cardNetworks: Readonly<Partial<Record<CardRailName, CardNetwork>>>;
  /** The centre that processes payments by cards of the bank. */
  readonly cardProcessing?: CardProcessing;
  /** Visa's directory of telephone numbers. */
  readonly visaAliases?: VisaAliasDirectory;
  /** The accounting of distributors, which invoices come from. */
  readonly distributors?: DistributorSystems;
  /** The operator of electronic wallets. */
  readonly walletOperator?: WalletOperator;
  readonly serviceProviders?: ServiceProviders;
  /** The systems that are asked about transfers which wait for their recipient. */
  readonly remittances?: RemittanceNetwork;
  readonly taxService?: TaxService;
  /** The operator of the country's codes, as it brings money. */
  readonly qrOperator?: QrOperator;
  /** Sender of text messages; sign-in needs one, so every bank has it. */
  readonly sms: SmsSender;
  /** The way letters leave; without one no address is confirmed. */
  readonly email?: MessageSender;
}
