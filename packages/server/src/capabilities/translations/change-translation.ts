import { signedIn } from '@heima/domain/shared/actor.ts';
import { type Language, languageCodes } from '@heima/domain/shared/language.ts';
import { refusalText, refuse } from '@heima/domain/shared/refusal.ts';
import type { changeTranslation as contract } from '@heima/domain/translations/endpoints.ts';
import { translationChanged } from '@heima/domain/translations/events.ts';
import {
  defaultTranslationDirection,
  refusalToTranslate,
} from '@heima/domain/translations/translation-texts.ts';
import { v5 } from 'uuid';
import type { Handler } from '#platform/http/call.ts';
import { presentTranslation, withVersion, wordingVersion } from './present-translation.ts';
import { dropWording, lockWording, readWordings, saveWording } from './translation-store.ts';

/** Names the ids of texts in the audit trail, which knows subjects by UUID. */
const namespace = '6f1c9a52-0b53-5f0e-8f0c-6a3f5a1d7e11';

/**
 * Words a text anew (E371). An empty text, or the delivered one, brings the delivered text back. Every copy of the
 * program gives it at once.
 */
export const changeTranslation: Handler<typeof contract> = async ({ params, body }, call) => {
  const { texts, db, secrets } = call.services;
  const { language, tag } = readId(params.id);
  const original = texts.delivered(language)[tag]!;
  const text = body.text.replaceAll('\t', ' ').normalize('NFC');
  const refusal = refusalToTranslate(original, text);
  if (refusal) refuse(refusal.code, { ...refusal, fields: { text: [refusalText(refusal.code)] } });
  const { userId } = signedIn(call.actor);
  const { from } = defaultTranslationDirection;
  const shown = (changedAt: Date | undefined) =>
    withVersion(presentTranslation(texts, { tag, language, from, changedAt }), secrets);

  const after = text || original;
  await call.change(async (unit) => {
    // Another copy of the program may have changed it: what counts stands in the database.
    const before = (await lockWording(unit.db, { language, tag }))?.text ?? original;
    const now = wordingVersion({ id: params.id, text: before }, secrets);
    call.mustMatch(now, () => ({ ...shown(undefined), text: before, version: now.tag }));
    if (after === original) await dropWording(unit.db, { language, tag });
    else await saveWording(unit.db, { language, tag, text: after }, { userId, now: unit.now });
    await unit.record(translationChanged, v5(params.id, namespace), {
      language,
      tag,
      before,
      after,
    });
  });
  // The others hear of it by notice; who changed it sees it in this answer and in the next.
  texts.reword(await readWordings(db));
  return shown(call.now);

  function readId(id: string): { language: Language; tag: string } {
    const found = languageCodes.find((one) => id.startsWith(`${one}:`));
    const name = id.slice(3);
    if (!found || !Object.hasOwn(texts.delivered(found), name)) refuse('common.notFound');
    return { language: found, tag: name };
  }
};

/** `translations.placeholdersDiffer` is translated by `translations.refusals.placeholdersDiffer`. */
