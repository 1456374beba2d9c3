import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { changesBetween, languagesWithoutText } from '../../../../domain/administration/BankStatus';
import type {
  AdministratorAct,
  BankBehavior,
  BankStatus,
  BankStatusSettings,
  DirectoryEdition,
} from '../../../../domain/administration/BankStatus';
import type { Language } from '../../../../domain/language/Language';

const NOTHING: BankStatus = { text: { ru: '', en: '', kg: '', cn: '' }, showsText: false, behavior: 'none' };

/** Announcement and rule of sign-ins with a draft of their change, editions of directories, and the acts of administrators. */
@injectable()
export class AdministrationViewModel {
  status: LoadStatus = 'LOADING';
  /** Status in force, as the bank last sent it. */
  settings: BankStatusSettings | undefined;
  draft: BankStatus = NOTHING;
  editions: readonly DirectoryEdition[] = [];
  acts: readonly AdministratorAct[] = [];
  /** True while the question before a block waits for its answer. */
  asking = false;
  saving = false;
  /** True from a saved change to the next edit. */
  saved = false;
  /** True once somebody else has changed the status the draft was made over; the draft is kept. */
  overtaken = false;
  /** Any other failure of the last attempt. */
  failure: Failure | undefined;

  #attempted = false;
  readonly #gateway: OperationGateway;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(
      this,
      {
        settings: observableRef,
        draft: observableRef,
        editions: observableRef,
        acts: observableRef,
        failure: observableRef,
      },
      { autoBind: true },
    );
  }

  /** True when the draft differs from what is in force. */
  get isChanged(): boolean {
    return changesBetween(this.settings ?? NOTHING, this.draft).length > 0;
  }

  /** Languages the announcement still needs a text in; none before the first attempt. */
  get missing(): readonly Language[] {
    return this.#attempted ? languagesWithoutText(this.draft) : [];
  }

  async load(): Promise<void> {
    this.status = 'LOADING';
    const [settings, editions, acts] = await Promise.all([
      this.#gateway.execute('GET_IBANK_STATUS_SETTINGS', {}),
      this.#gateway.execute('GET_DIRECTORY_EDITIONS', {}),
      this.#gateway.execute('GET_ADMIN_AUDIT', {}),
    ]);
    runInAction(() => {
      if (!settings.ok || !editions.ok || !acts.ok) {
        this.status = 'ERROR';
        return;
      }
      this.status = 'LOADED';
      this.settings = settings.value;
      this.draft = settings.value;
      this.editions = editions.value;
      this.acts = acts.value;
    });
  }

  setText(language: Language, text: string): void {
    this.#edit({ text: { ...this.draft.text, [language]: text } });
  }

  setShowsText(showsText: boolean): void {
    this.#edit({ showsText });
  }

  setBehavior(behavior: BankBehavior): void {
    this.#edit({ behavior });
  }

  /** Drops the draft for what is in force. */
  discard(): void {
    this.draft = this.settings ?? NOTHING;
    this.overtaken = false;
    this.failure = undefined;
    this.#attempted = false;
  }

  /** Saves the draft; a block is asked about first. */
  async submit(): Promise<void> {
    this.#attempted = true;
    if (this.saving || languagesWithoutText(this.draft).length > 0) {
      return;
    }
    if (this.draft.behavior === 'block' && this.settings?.behavior !== 'block') {
      this.asking = true;
      return;
    }
    await this.#save();
  }

  async confirm(): Promise<void> {
    await this.#save();
  }

  leave(): void {
    this.asking = false;
  }

  #edit(part: Partial<BankStatus>): void {
    this.draft = { ...this.draft, ...part };
    this.saved = false;
  }

  async #save(): Promise<void> {
    if (this.settings === undefined || this.saving) {
      return;
    }
    this.saving = true;
    this.overtaken = false;
    this.failure = undefined;
    const { text, showsText, behavior } = this.draft;
    const { dataVersion } = this.settings;
    const answer = await this.#gateway.execute('SET_IBANK_STATUS', { text, showsText, behavior, dataVersion });
    const current = answer.ok ? answer : await this.#gateway.execute('GET_IBANK_STATUS_SETTINGS', {});
    const acts = await this.#gateway.execute('GET_ADMIN_AUDIT', {});
    runInAction(() => {
      this.saving = false;
      this.asking = false;
      this.saved = answer.ok;
      this.overtaken = !answer.ok && answer.failure.code === 'OPERATION_IMPOSSIBLE';
      this.failure = answer.ok || this.overtaken ? undefined : answer.failure;
      this.settings = current.ok ? current.value : this.settings;
      this.draft = answer.ok ? answer.value : this.draft;
      this.acts = acts.ok ? acts.value : this.acts;
    });
  }
}
