import type { IconName } from '../components/Icon';
import type {
  ActionId,
  MeantFor,
  PaymentName,
  ProfilePageName,
  ScreenAction,
  ScreenLabel,
  SectionName,
} from './Action';

/** Ways to move money that belong together. */
export type HubGroup = 'transfers' | 'cards' | 'exchange' | 'services' | 'budget';

export type ProfileSectionName = 'about' | 'money' | 'security' | 'application';

interface OfferValue {
  readonly icon: IconName;
  readonly isFor?: MeantFor;
}

/** A section of the application, which the frame leads to. */
export interface SectionOffer extends OfferValue {
  readonly as: 'section';
  readonly name: SectionName;
  /** Place among the sections of the column at the left of a desktop, and among those the bar of a phone has no room for. */
  readonly order: number;
  readonly orderInMore?: number;
  /** True for what belongs to the user; other sections are the bank's. */
  readonly own?: true;
  /** Side of the code in the bar of a phone. */
  readonly bar?: 'before' | 'after';
  /** The action, where two sections share a name. */
  readonly id?: ActionId;
  /** Address of the section, where its first screen has another one. */
  readonly path?: string;
  /** Addresses of its pages that do not lie below its own (specification 1, section 2). */
  readonly elsewhere?: readonly string[];
  readonly letter?: string;
}

/** A tile on the page of payments, with the words of its kind of payment. */
export interface TileOffer extends OfferValue {
  readonly as: 'tile';
  readonly name: PaymentName & ActionId;
  readonly group: HubGroup;
  /** Place among all tiles. */
  readonly order: number;
}

/** A line in the list of the profile. */
export interface ProfileOffer extends OfferValue {
  readonly as: 'profilePage';
  readonly name: ProfilePageName & ActionId;
  readonly section: ProfileSectionName;
  /** Place among all pages of the profile. */
  readonly order: number;
}

/** A screen no menu names: a page leads to it, and the search. */
export interface FoundOffer extends OfferValue {
  readonly as: 'found';
  readonly id: ActionId;
  readonly label: ScreenLabel;
}

/** Way in which menus, tiles and the search offer a screen. */
export type Offer = SectionOffer | TileOffer | ProfileOffer | FoundOffer;

export interface Section extends ScreenAction {
  readonly name: SectionName;
  readonly elsewhere: readonly string[];
  readonly offer: SectionOffer;
}

export interface PaymentTile extends ScreenAction {
  readonly name: PaymentName;
  readonly group: HubGroup;
}

export interface ProfilePage extends ScreenAction {
  readonly name: ProfilePageName;
  readonly section: ProfileSectionName;
}

/** A screen with what it is offered as. */
export interface Offered<Kind extends Offer = Offer> {
  readonly path: string;
  readonly offer: Kind;
}

export function sectionOf({ path, offer }: Offered<SectionOffer>): Section {
  const { name, id = name, elsewhere = [], ...shown } = offer;
  return { ...shown, id, name, path: offer.path ?? path, label: `shell:nav.${name}`, elsewhere, offer };
}

export function tileOf({ path, offer: { name, group, icon, isFor } }: Offered<TileOffer>): PaymentTile {
  return { id: name, name, group, icon, isFor, path, label: `transfer:kinds.${name}.title` };
}

export function profilePageOf({ path, offer: { name, section, icon, isFor } }: Offered<ProfileOffer>): ProfilePage {
  return { id: name, name, section, icon, isFor, path, label: `profile:pages.${name}.title` };
}

export function foundScreenOf({ path, offer: { id, label, icon, isFor } }: Offered<FoundOffer>): ScreenAction {
  return { id, label, icon, isFor, path };
}
