import { attendOpenHouse, createOpenHouse } from '@heima/domain/open-houses/writing-endpoints.ts';
import type { Person } from '#testing/people.ts';
import type { TestApp } from '#testing/test-app.ts';

const hourMs = 3_600_000;

/** A moment so many hours from now, as the program sees now. */
export const inHours = (app: TestApp, hours: number): string =>
  new Date(app.services.clock().getTime() + hours * hourMs).toISOString();

/** Plans an open house three days ahead as its landlord would. */
export const planOpenHouse = async (app: TestApp, host: Person, listingId: string, more: object = {}) =>
  (
    await app.ask(
      createOpenHouse,
      {
        params: { id: listingId },
        body: { starts_at: inHours(app, 72), ends_at: inHours(app, 73), ...more },
      },
      { as: host.access },
    )
  ).body;

export const attend = async (app: TestApp, who: Person, id: string) =>
  (await app.ask(attendOpenHouse, { params: { id } }, { as: who.access })).body;
