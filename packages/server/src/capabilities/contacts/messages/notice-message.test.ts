import { languageCodes } from '@heima/domain/shared/language.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import type { TextParams } from '@heima/domain/shared/translate.ts';
import { expect, it } from 'vitest';
import { readTexts } from '#platform/texts.ts';
import { noticeMessage } from './notice-message.ts';

const texts = readTexts();
const writeEmail = noticeMessage.write.email as unknown as (
  payload: object,
  writing: object,
) => { action?: { label: string; url: string }; paragraphs: string[] };

it.each(languageCodes)('eye B1 %s: what the e-mail advises can be done by its reader', (language) => {
  const translate = (key: TextKey, params?: TextParams) => texts.translate(language, key, params);
  const writing = { translate, origin: 'https://heima.example', productName: 'Heima' };
  const write = (kind: 'accountDeleted' | 'exportReady' | 'passwordChanged') =>
    writeEmail({ kind, email: 'jon@netfang.is' }, { ...writing, language });
  const deleted = write('accountDeleted');
  expect(deleted.action).toBeUndefined();
  expect(deleted.paragraphs).not.toContain(translate('contacts.emails.security.notYou'));
  expect(write('exportReady').action).toEqual({
    label: translate('contacts.emails.exportReady.action'),
    url: 'https://heima.example/account/login-security',
  });
  expect(write('passwordChanged').action?.label).toBe(translate('contacts.emails.security.action'));
});
