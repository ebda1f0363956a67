import { describe, expect, it } from 'vitest';
import { isBlocked, methodsOf, notificationTypes, typeById, typeOf } from './notification-types.ts';

describe('types of notifications', () => {
  it('each has an id and a tag of its own, and is found by both', () => {
    expect(new Set(notificationTypes.map(({ id }) => id)).size).toBe(notificationTypes.length);
    expect(new Set(notificationTypes.map(({ tag }) => tag)).size).toBe(notificationTypes.length);
    for (const type of notificationTypes) {
      expect(typeOf(type.tag)).toBe(type);
      expect(typeById(type.id)).toBe(type);
    }
    expect(typeById(0)).toBeUndefined();
  });

  it('R181: a method is blocked as chosen, else as its type has it, and always where it is not offered', () => {
    const type = { methods: { email: 'on' } } as const;
    const quiet = { methods: { email: 'off', sms: 'off' } } as const;
    expect(isBlocked(type, 'email', undefined)).toBe(false);
    expect(isBlocked(type, 'email', true)).toBe(true);
    expect(isBlocked(quiet, 'email', null)).toBe(true);
    expect(isBlocked(quiet, 'sms', false)).toBe(false);
    expect(isBlocked(type, 'sms', false)).toBe(true);
    expect(methodsOf(quiet).map(({ tag }) => tag)).toEqual(['email', 'sms']);
    expect(methodsOf(type).map(({ tag }) => tag)).toEqual(['email']);
  });
});
