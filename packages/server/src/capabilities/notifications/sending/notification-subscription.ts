import { notificationsResubscribed, notificationsUnsubscribed } from '@heima/domain/notifications/events.ts';
import {
  isBlocked,
  notificationMethods,
  notificationTextKey,
  typeById,
} from '@heima/domain/notifications/notification-types.ts';
import { languageTag } from '@heima/domain/shared/language.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import { choicesOf, lockChoicesOf, saveChoice } from '#capabilities/notifications/choice-store.ts';
import { isActivePerson } from '#capabilities/people/public.ts';
import type { Subscription } from '#platform/outbox/subscription.ts';

const email = notificationMethods.find(({ tag }) => tag === 'email')!;
const form = /^([0-9a-f]{32})-(\d{1,5}(?:-\d{1,5}){0,19})$/;

interface PersonAndTypes {
  userId: string;
  typeIds: readonly number[];
}

/** What the link of an e-mail stands for: whose e-mails about which types. */
export const subjectOfTypes = ({ userId, typeIds }: PersonAndTypes): string =>
  [userId.replaceAll('-', ''), ...[...new Set(typeIds)].sort((a, b) => a - b)].join('-');

/** @returns nothing when all of the types are gone */
function readSubject(subject: string): PersonAndTypes | undefined {
  const [, hex, types] = form.exec(subject) ?? [];
  if (!hex || !types) return undefined;
  const typeIds = types
    .split('-')
    .map(Number)
    .filter((id) => typeById(id));
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return typeIds.length > 0 ? { userId, typeIds } : undefined;
}

/** Stopping e-mails about notifications: of all types that the e-mail was about, and no others. */
export const notificationSubscription: Subscription = {
  kind: 'notifications',
  async find(services, { db, subject, language }) {
    const about = readSubject(subject);
    if (!about) return undefined;
    const { userId, typeIds } = about;
    if (!(await isActivePerson(db, userId))) return undefined;
    const states = async (at: typeof db) => {
      const choices = await choicesOf(at, userId);
      return typeIds.map((id) => {
        const choice = choices.find((one) => one.type === id && one.method === email.id);
        return { id, blocked: isBlocked(typeById(id)!, 'email', choice?.blocked), byLink: choice?.by_link };
      });
    };
    const now = await states(db);
    const translate = (key: TextKey) => services.texts.translate(language, key);
    const names = typeIds.map((id) => translate(notificationTextKey(typeById(id)!.tag, 'name')));
    const isOff = now.every(({ blocked }) => blocked);
    return {
      name: new Intl.ListFormat(languageTag(language)).format(names),
      isOff,
      canUndo: isOff && now.some(({ byLink }) => byLink),
      async stop(unit) {
        await lockChoicesOf(unit.db, userId);
        const open = (await states(unit.db)).filter(({ blocked }) => !blocked);
        for (const { id } of open)
          await saveChoice(unit.db, {
            userId,
            type: id,
            method: email.id,
            blocked: true,
            byLink: true,
            now: unit.now,
          });
        if (open.length > 0)
          await unit.record(notificationsUnsubscribed, userId, { types: open.map(({ id }) => id) });
      },
      async resume(unit) {
        await lockChoicesOf(unit.db, userId);
        const stopped = (await states(unit.db)).filter(({ blocked, byLink }) => blocked && byLink);
        for (const { id } of stopped)
          await saveChoice(unit.db, { userId, type: id, method: email.id, blocked: false, now: unit.now });
        if (stopped.length > 0)
          await unit.record(notificationsResubscribed, userId, {
            types: stopped.map(({ id }) => id),
          });
      },
    };
  },
};
