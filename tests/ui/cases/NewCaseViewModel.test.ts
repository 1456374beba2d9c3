import { describe, expect, it } from 'vitest';

import { CasesStore } from '../../../src/application/cases/CasesStore';
import { ChatsStore } from '../../../src/application/chat/ChatsStore';
import { TypedDrafts } from '../../../src/application/drafts/TypedDrafts';
import { refusal, success } from '../../../src/domain/result/Result';
import { ChatFilesViewModel } from '../../../src/ui/features/profile/chat/ChatFilesViewModel';
import { NewCaseViewModel } from '../../../src/ui/features/profile/chat/NewCaseViewModel';
import { aCase } from '../../application/support/cases';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers, MemoryStore } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { SMALL_JPEG } from '../../support/samplePictures';

const UUID = '4f5d7c7e-0d0c-4a8e-9b7d-3f2b1c6a5e4d';

function aForm() {
  const gateway = new FakeOperationGateway({
    OPEN_CASE: () => success(aCase()),
    CHAT_UPLOAD_FILE: () => success({ id: UUID, name: 'чек.jpg', extension: 'jpg' as const }),
  });
  const identifiers = new CountingIdentifiers();
  const drafts = new TypedDrafts({ store: new MemoryStore(), clock: new MovableTime(), userId: () => '7' });
  const made = () =>
    new NewCaseViewModel({
      cases: new CasesStore(gateway, new ChatsStore(gateway)),
      files: new ChatFilesViewModel({
        gateway,
        identifiers,
        pictures: { square: async () => undefined, shrink: async () => undefined },
      }),
      drafts,
      identifiers,
    });
  const form = made();
  form.begin('7');
  return { gateway, form, made };
}

describe('the form of a case', () => {
  it('shows what is missing after it was sent, and sends nothing', async () => {
    const { gateway, form } = aForm();
    expect(form.violations).toEqual({});
    await form.submit();
    expect(form.violations).toEqual({ kind: 'KIND_REQUIRED', text: 'TEXT_REQUIRED' });
    form.choose('notArrived');
    form.type('Не дошли');
    expect(form.violations).toEqual({});
    expect(gateway.requestsOf('OPEN_CASE')).toEqual([]);
  });

  it('sends the operation, the kind, the words without blanks around them, and the files', async () => {
    const { gateway, form } = aForm();
    form.choose('notArrived');
    form.type('  Не дошли\r\nсо вторника ');
    await form.files.add([{ name: 'чек.jpg', bytes: Uint8Array.from(SMALL_JPEG) }]);
    await form.submit();
    expect(gateway.requestsOf('OPEN_CASE')).toMatchObject([
      { kind: 'notArrived', transactionId: '7', text: 'Не дошли\nсо вторника', files: [UUID] },
    ]);
    expect(form.opened).toEqual(aCase());
  });

  it('waits for files that the bank does not have', async () => {
    const { gateway, form } = aForm();
    form.choose('other');
    form.type('Файл');
    gateway.plain.CHAT_UPLOAD_FILE = () => refusal({ code: 'FILE_DAMAGED' });
    await form.files.add([{ name: 'чек.jpg', bytes: Uint8Array.from(SMALL_JPEG) }]);
    await form.submit();
    expect(form.violations).toEqual({ files: 'FILES_NOT_READY' });
    expect(gateway.requestsOf('OPEN_CASE')).toEqual([]);
  });

  it('repeats with one id while the answer is unknown, and with another once it was refused or changed', async () => {
    const { gateway, form } = aForm();
    form.choose('other');
    form.type('Вопрос');
    gateway.plain.OPEN_CASE = () => refusal({ code: 'CLIENT_ERROR' });
    await form.submit();
    gateway.plain.OPEN_CASE = () => refusal({ code: 'CASES_LIMIT' });
    await form.submit();
    expect(form.failure?.code).toBe('CASES_LIMIT');
    await form.submit();
    gateway.plain.OPEN_CASE = () => refusal({ code: 'CLIENT_ERROR' });
    await form.submit();
    form.type('Другой вопрос');
    await form.submit();
    const ids = gateway.requestsOf('OPEN_CASE').map((request) => String(Object(request).operationId));
    expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 2, 3, 4]);
  });

  it('keeps what was typed for its operation until the case is opened', async () => {
    const { form, made } = aForm();
    form.choose('wrongAmount');
    form.type('Списали дважды');
    const [again, other] = [made(), made()];
    again.begin('7');
    other.begin('8');
    expect([again.kind, again.text, other.kind, other.text]).toEqual(['wrongAmount', 'Списали дважды', undefined, '']);
    await again.submit();
    form.begin('7');
    expect([form.kind, form.text]).toEqual([undefined, '']);
  });
});
