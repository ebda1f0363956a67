import { isBlocked, notificationMethods, typeById } from '@heima/domain/notifications/notification-types.ts';
import { languageTag } from '@heima/domain/shared/language.ts';
import type { FindLetterSwitch } from '#platform/email/letter-switch.ts';
import { choicesOf, lockChoicesOf, saveChoice } from '../choice-store.ts';
import { readLetterToken } from './letter-token.ts';

const email = notificationMethods.find(({ tag }) => tag === 'email')!;

/** Stopping letters about notifications by the link of such a letter: of all types that it was about, and no others. */
export const notificationLetterSwitch: FindLetterSwitch = async (services, { db, token, language }) => {
  const subject = readLetterToken(services.secrets, token);
  if (!subject) return undefined;
  const { userId, typeIds } = subject;
  const exists = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!exists) return undefined;
  const states = async (at: typeof db) => {
    const choices = await choicesOf(at, userId);
    return typeIds.map((id) => {
      const choice = choices.find((one) => one.type === id && one.method === email.id);
      return { id, blocked: isBlocked(typeById(id)!, 'email', choice?.blocked), byLetter: choice?.by_letter };
    });
  };
  const now = await states(db);
  const say = (key: string) => services.texts.say(language, key);
  const names = typeIds.map((id) => say(`notifications.types.${typeById(id)!.tag}.name`));
  const isOff = now.every(({ blocked }) => blocked);
  return {
    kind: 'notifications',
    name: new Intl.ListFormat(languageTag(language)).format(names),
    isOff,
    canUndo: isOff && now.some(({ byLetter }) => byLetter),
    async stop(unit) {
      await lockChoicesOf(unit.db, userId);
      const open = (await states(unit.db)).filter(({ blocked }) => !blocked);
      for (const { id } of open)
        await saveChoice(unit.db, {
          userId,
          type: id,
          method: email.id,
          blocked: true,
          byLetter: true,
          now: unit.now,
        });
      if (open.length > 0)
        await unit.audit('notifications.unsubscribed', 'user', userId, { types: open.map(({ id }) => id) });
    },
    async resume(unit) {
      await lockChoicesOf(unit.db, userId);
      const stopped = (await states(unit.db)).filter(({ blocked, byLetter }) => blocked && byLetter);
      for (const { id } of stopped)
        await saveChoice(unit.db, { userId, type: id, method: email.id, blocked: false, now: unit.now });
      if (stopped.length > 0)
        await unit.audit('notifications.resubscribed', 'user', userId, {
          types: stopped.map(({ id }) => id),
        });
    },
  };
};
