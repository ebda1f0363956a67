import fs from 'node:fs/promises';
import path from 'node:path';
import { emailKey } from '@heima/domain/contacts/email-address.ts';
import type { EmploymentStatus } from '@heima/domain/reference/employment-statuses.ts';
import { insertRequest } from '#capabilities/corenters/request-store.ts';
import { insertPaycheck, paycheckFile } from '#capabilities/profiles/documents/paycheck-store.ts';
import { insertConnection } from '#capabilities/profiles/sharing/connection-store.ts';
import { insertLink } from '#capabilities/profiles/sharing/link-store.ts';
import { linkToken, linkTokenHash } from '#capabilities/profiles/sharing/link-token.ts';
import type { DemoPerson } from '#demo/content/demo-person.ts';
import { LANDLORDS } from '#demo/content/landlords.ts';
import { TENANTS } from '#demo/content/tenants.ts';
import type { Database } from '#platform/db/database.ts';
import type { Secrets } from '#platform/secrets.ts';
import { demoId } from './demo-id.ts';
import { paycheckPdf } from './paycheck-pdf.ts';
import { demoPeople, personId } from './seed-people.ts';

interface Context {
  db: Database;
  secrets: Secrets;
  dataDir: string;
  now: Date;
}

const dayMs = 86_400_000;
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

const statusOf = ({ occupation }: DemoPerson): EmploymentStatus =>
  occupation === 'employee' ? 'full_time' : occupation;

/** A landlord says less of oneself than a tenant, and here and there a tenant has left something out. */
function profileOf(person: DemoPerson, index: number) {
  const isTenant = person.role === 'tenant';
  return {
    occupation: isTenant ? statusOf(person) : null,
    nationality: isTenant || index % 2 === 0 ? person.nationality : null,
    spoken_languages: [...person.spokenLanguages],
    is_smoking: isTenant && index % 6 !== 5 ? index % 9 === 4 : null,
    has_clean_criminal_record: isTenant && index % 4 !== 3 ? true : null,
    pets: [...person.pets],
  };
}

/** Rental profiles of everybody, and for a few of them paychecks, a share link that was opened, and co-tenants. */
export async function seedProfiles(context: Context): Promise<void> {
  const { db, now } = context;
  const at = daysAgo(now, 60);
  for (const [index, person] of demoPeople.entries())
    await db
      .insertInto('rental_profile')
      .values({
        user_id: personId(person.key, now),
        ...profileOf(person, index),
        image_id: null,
        image_blur: null,
        created_at: at,
        updated_at: at,
      })
      .execute();
  const [first, second, third, fourth, fifth] = TENANTS;
  for (const person of [first!, second!]) await seedPaychecks(context, person);
  await seedLink(context, first!);
  await seedCorenters(context, first!, fourth!, true);
  await seedCorenters(context, third!, fifth!, false);
  await seedCorenters(context, second!, first!, false);
}

async function seedPaychecks({ db, dataDir, now }: Context, person: DemoPerson): Promise<void> {
  const userId = personId(person.key, now);
  for (const monthsAgo of [2, 1]) {
    const paid = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
    const month = new Intl.DateTimeFormat('is', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      paid,
    );
    const bytes = paycheckPdf([
      `Launaseðill, ${month}`,
      `${person.givenName} ${person.familyName}`,
      'Mánaðarlaun 712.000 kr.',
      'Útborgað 498.310 kr.',
      'Sýnidæmi. Ekki raunverulegur launaseðill.',
    ]);
    const created = new Date(daysAgo(now, 3).getTime() + (3 - monthsAgo) * 60_000);
    const row = {
      id: demoId(`paycheck ${person.key} ${monthsAgo}`, created),
      user_id: userId,
      description: `${month.slice(0, 1).toLocaleUpperCase('is')}${month.slice(1)}`,
      file_name: `launasedill-${paid.toISOString().slice(0, 7)}.pdf`,
      media_type: 'application/pdf' as const,
      size: bytes.length,
      created_at: created,
    };
    const file = path.join(dataDir, 'files', paycheckFile(row));
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, bytes);
    await insertPaycheck(db, row);
  }
}

async function seedLink({ db, secrets, now }: Context, person: DemoPerson): Promise<void> {
  const made = daysAgo(now, 2);
  const id = demoId(`profile link ${person.key}`, made);
  await insertLink(db, {
    id,
    user_id: personId(person.key, now),
    name: 'Njálsgata 40',
    token_hash: linkTokenHash(secrets, linkToken(secrets, id)),
    includes_paychecks: false,
    created_at: made,
    expires_at: new Date(made.getTime() + 30 * dayMs),
    withdrawn_at: null,
  });
  const looks = [personId(LANDLORDS[0]!.key, now), null];
  for (const [index, viewerId] of looks.entries()) {
    const at = new Date(daysAgo(now, 1).getTime() + index * 3_600_000);
    await db
      .insertInto('profile_opening')
      .values({
        id: demoId(`profile opening ${person.key} ${index}`, at),
        link_id: id,
        at,
        viewer_id: viewerId,
        viewer_hash: `demo ${index}`,
      })
      .execute();
  }
}

async function seedCorenters(
  { db, now }: Context,
  by: DemoPerson,
  to: DemoPerson,
  accepted: boolean,
): Promise<void> {
  const made = daysAgo(now, 4);
  const id = demoId(`corenter ${by.key} ${to.key}`, made);
  const [byId, toId] = [personId(by.key, now), personId(to.key, now)];
  await insertRequest(db, {
    id,
    requested_by: byId,
    email: to.email,
    email_key: emailKey(to.email),
    requested_to: accepted ? toId : null,
    created_at: made,
    expires_at: new Date(made.getTime() + 14 * dayMs),
    accepted_at: accepted ? daysAgo(now, 3) : null,
    ended_at: null,
  });
  if (accepted) await insertConnection(db, { between: [byId, toId], kind: 'corenter', sourceId: id }, now);
}
