import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';

import { BusinessErrorsStore, FAILURE_TEXTS_KEY } from '../../../src/application/directories/BusinessErrorsStore';
import { IMAGES_AFTER_MS, VERSIONS_AFTER_MS } from '../../../src/application/directories/DirectoryStore';
import type { DirectoryQuery } from '../../../src/application/operations/defineDirectory';
import { refusal, success } from '../../../src/domain/result/Result';
import { aUser } from '../support/builders';
import { MemoryDirectoryCache, someDirectories } from '../support/directories';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { MemoryStore } from '../support/fakePorts';
import { MovableTime, settle } from '../support/MovableTime';

const NAME = { ru: 'Вопрос', en: 'Question', kg: 'Суроо', cn: '问题' };
const IMAGE = { contentType: 'image/png', content: 'AAAA' };

/** A bank whose directories are in one edition, which a test may change. */
function aBank() {
  const bank = { edition: 1n, reachable: true };
  const answer = <Content>({ dataVersion }: DirectoryQuery, content: Content) =>
    bank.reachable
      ? success(dataVersion === bank.edition ? { dataVersion } : { dataVersion: bank.edition, content })
      : refusal({ code: 'CLIENT_ERROR' as const });
  const gateway = new FakeOperationGateway({
    GET_DV_OF_DIRECTORIES: () =>
      success(['CHAT_TOPICS', 'AD_BLOCKS', 'CITIES'].map((name) => ({ name, dataVersion: bank.edition }))),
    GET_CHAT_TOPICS: (query) => answer(query, [{ id: `edition ${bank.edition}`, name: NAME }]),
    GET_PAYMENT_PURPOSES: (query) => answer(query, [{ code: '42122700', name: NAME }]),
    GET_AD_BLOCKS: (query) =>
      answer(query, [
        { id: '1', title: NAME, text: NAME, route: '/', ...(query.withoutImages ? {} : { image: IMAGE }) },
      ]),
    GET_DIRECTORY_CITIES_BY_COUNTRY_CODE: ({ country, ...query }) =>
      answer(query, [{ id: country, name: NAME, region: undefined }]),
  });
  return Object.assign(bank, { gateway, asked: () => gateway.calls.map(({ name }) => name) });
}

function aVisit(bank = aBank(), cache = new MemoryDirectoryCache()) {
  const time = new MovableTime();
  const directories = someDirectories(bank.gateway, { cache, scheduler: time });
  return { bank, cache, time, directories, topics: directories.of('CHAT_TOPICS') };
}

/** A device that has kept the topics and the advertisements of an earlier visit. */
async function anEarlierVisit() {
  const visit = aVisit();
  await Promise.all([visit.topics.ensure(), visit.directories.of('AD_BLOCKS').ensure()]);
  visit.bank.gateway.calls.length = 0;
  return visit;
}

describe('DirectoryStore', () => {
  it('asks for nothing after sign-in while nothing is held', async () => {
    const { bank, directories, time } = aVisit();
    directories.begin();
    await time.move(VERSIONS_AFTER_MS);
    await settle();
    expect(bank.asked()).toEqual([]);
  });

  it('loads a directory on first use, once for all callers', async () => {
    const { bank, directories, time, topics } = aVisit();
    let calls = 0;
    directories.onNewEdition(['CHAT_TOPICS'], () => (calls += 1));
    expect(directories.of('CHAT_TOPICS')).toBe(topics);
    await Promise.all([topics.ensure(), directories.of('CHAT_TOPICS').read()]);
    expect(bank.gateway.calls).toEqual([
      { name: 'GET_CHAT_TOPICS', request: { withoutImages: true, dataVersion: undefined } },
    ]);
    expect([topics.status, topics.content]).toEqual(['LOADED', [{ id: 'edition 1', name: NAME }]]);
    await time.move(0);
    expect(calls).toBe(0);
  });

  it('shows on the next visit what the device has kept, once the one list of versions says that it is present', async () => {
    const { bank, cache } = await anEarlierVisit();
    const next = aVisit(bank, cache);
    next.directories.begin();
    await next.time.move(VERSIONS_AFTER_MS - 1);
    await settle();
    expect(bank.asked()).toEqual([]);
    await next.time.move(1);
    await settle();
    expect(bank.asked()).toEqual(['GET_DV_OF_DIRECTORIES']);
    await next.topics.ensure();
    expect(bank.asked()).toEqual(['GET_DV_OF_DIRECTORIES']);
    expect(next.topics.content).toEqual([{ id: 'edition 1', name: NAME }]);
  });

  it('reads the list of versions once when an opening stream asks for it before', async () => {
    const { bank, directories, time } = await anEarlierVisit();
    directories.begin();
    await time.move(VERSIONS_AFTER_MS - 2000);
    await directories.refresh();
    await time.move(VERSIONS_AFTER_MS);
    expect(bank.gateway.requestsOf('GET_DV_OF_DIRECTORIES')).toHaveLength(1);
  });

  it('sends its stored version before reading a list, and keeps its content when the bank has no newer one', async () => {
    const { bank, cache } = await anEarlierVisit();
    const next = aVisit(bank, cache);
    await next.topics.ensure();
    expect(bank.gateway.calls).toEqual([
      { name: 'GET_CHAT_TOPICS', request: { withoutImages: true, dataVersion: 1n } },
    ]);
    expect(next.topics.content).toEqual([{ id: 'edition 1', name: NAME }]);
  });

  it('loads directories with a new version, and notifies listeners', async () => {
    const { bank, cache } = await anEarlierVisit();
    bank.edition = 2n;
    const next = aVisit(bank, cache);
    let calls = 0;
    next.directories.onNewEdition(['CHAT_TOPICS'], () => (calls += 1));
    next.directories.onNewEdition(['BANKS'], () => (calls += 100));
    await next.directories.refresh();
    await next.time.move(0);
    expect(bank.asked().toSorted()).toEqual(['GET_AD_BLOCKS', 'GET_CHAT_TOPICS', 'GET_DV_OF_DIRECTORIES']);
    expect([next.topics.content, calls]).toEqual([[{ id: 'edition 2', name: NAME }], 1]);
    expect(cache.kept.get('CHAT_TOPICS')?.dataVersion).toBe(2n);
  });

  it('honours the name of a directory that has changed: nothing else is asked for', async () => {
    const { bank, directories, topics } = await anEarlierVisit();
    bank.edition = 2n;
    await directories.changed('CHAT_TOPICS', 2n);
    expect(bank.asked()).toEqual(['GET_CHAT_TOPICS']);
    expect(topics.dataVersion).toBe(2n);
    await directories.changed('CHAT_TOPICS', 2n);
    await directories.changed('LOAN_PRODUCTS', 7n);
    await directories.changed('OF_A_NEWER_BANK', 7n);
    expect(bank.asked()).toEqual(['GET_CHAT_TOPICS']);
    await directories.changed(undefined, undefined);
    expect(bank.asked()).toContain('GET_DV_OF_DIRECTORIES');
  });

  it('loads pictures ten seconds after the directory, also when the device has kept it without them', async () => {
    const { bank, cache, directories, time } = await anEarlierVisit();
    const blocks = directories.of('AD_BLOCKS');
    const shown: boolean[] = [];
    const stop = autorun(() => shown.push(blocks.content.some(({ image }) => image !== undefined)));
    await time.move(IMAGES_AFTER_MS - 1);
    await settle();
    expect(bank.asked()).toEqual([]);
    const other = aVisit(bank, new MemoryDirectoryCache());
    cache.kept.forEach((held, key) => other.cache.kept.set(key, held));
    await time.move(1);
    await settle();
    stop();
    expect(bank.gateway.calls).toEqual([{ name: 'GET_AD_BLOCKS', request: { withoutImages: false } }]);
    expect([shown, cache.kept.get('AD_BLOCKS|I')?.hasImages]).toEqual([[false, true], true]);

    await other.directories.of('AD_BLOCKS').ensure();
    await other.time.move(IMAGES_AFTER_MS);
    await settle();
    expect(other.directories.of('AD_BLOCKS').content[0]?.image).toEqual(IMAGE);
  });

  it('keeps an old edition when the bank cannot be asked, names it, and loads it when it is tried again', async () => {
    const { bank, directories, topics } = await anEarlierVisit();
    Object.assign(bank, { edition: 2n, reachable: false });
    await directories.changed('CHAT_TOPICS', 2n);
    expect([directories.failed, topics.content]).toEqual([['CHAT_TOPICS'], [{ id: 'edition 1', name: NAME }]]);
    bank.reachable = true;
    await directories.retry();
    expect([directories.failed, topics.content]).toEqual([[], [{ id: 'edition 2', name: NAME }]]);
  });

  it('says why a directory is not there', async () => {
    const { bank, directories, topics } = aVisit();
    bank.reachable = false;
    expect(await topics.read()).toEqual(refusal({ code: 'CLIENT_ERROR' }));
    expect([topics.status, directories.failed]).toEqual(['ERROR', []]);
  });

  it('holds the towns of each country by themselves, and renews them with the directory', async () => {
    const { bank, directories } = aVisit();
    await Promise.all([directories.citiesOf('KG').ensure(), directories.citiesOf('KZ').ensure()]);
    expect(directories.citiesOf('KZ').content).toMatchObject([{ id: 'KZ' }]);
    bank.edition = 2n;
    await directories.changed('CITIES', 2n);
    expect(bank.gateway.requestsOf('GET_DIRECTORY_CITIES_BY_COUNTRY_CODE')).toHaveLength(4);
    expect(directories.citiesOf('KG').dataVersion).toBe(2n);
  });

  it('keeps on the device nothing of one user, and for each kind of customer its own', async () => {
    const { bank, cache, directories } = aVisit();
    await Promise.all([directories.of('PAYMENT_PURPOSES').ensure(), directories.of('AD_BLOCKS').ensure()]);
    expect([...cache.kept.keys()]).toEqual(['AD_BLOCKS|I']);
    const company = someDirectories(bank.gateway, { cache, users: { user: aUser({ customerKind: 'C' }) } });
    await company.of('AD_BLOCKS').ensure();
    expect([...cache.kept.keys()]).toEqual(['AD_BLOCKS|I', 'AD_BLOCKS|C']);
    expect(bank.gateway.requestsOf('GET_AD_BLOCKS')).toHaveLength(2);
  });

  it('renews failure texts by the same list of versions', async () => {
    const bank = aBank();
    bank.gateway.plain.GET_DV_OF_DIRECTORIES = () => success([{ name: 'BUSINESS_ERRORS', dataVersion: 3n }]);
    bank.gateway.plain.GET_DIRECTORY_BUSINESS_ERRORS = () => success({ dataVersion: 3n, content: [] });
    const device = new MemoryStore();
    device.write(FAILURE_TEXTS_KEY, JSON.stringify({ language: 'ru', dataVersion: '2', texts: {} }));
    const directories = someDirectories(bank.gateway, {
      businessErrors: new BusinessErrorsStore(bank.gateway, device),
    });
    await directories.refresh();
    expect(bank.asked()).toEqual(['GET_DV_OF_DIRECTORIES', 'GET_DIRECTORY_BUSINESS_ERRORS']);
  });

  it('asks for nothing once the visit has ended', async () => {
    const { bank, directories, time } = await anEarlierVisit();
    directories.begin();
    directories.end();
    await time.move(IMAGES_AFTER_MS);
    await settle();
    expect(bank.asked()).toEqual([]);
  });
});
