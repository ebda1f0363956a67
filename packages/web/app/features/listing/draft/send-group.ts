import {
  changeAddress,
  changeImage,
  changeLocation,
  changeRules,
  deleteDescription,
  writeDescription,
} from '@heima/domain/listing-content/endpoints.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { changeListing, createListing, recordStep } from '@heima/domain/listings/writing-endpoints.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import type { DraftContext } from './draft-context.ts';
import { type FieldGroup, listingBody, withoutGroup } from './draft-fields.ts';

type Fields = Record<string, unknown>;

/** Sends the fields of one group; gives the draft they went to. @throws ApiProblem, NoAnswer */
export async function sendGroup(
  context: DraftContext,
  draft: string | undefined,
  group: FieldGroup,
  fields: Fields,
): Promise<string> {
  const client_id = context.clientId();
  if (draft === undefined) {
    const made = await context.call(createListing, { body: { ...listingBody(fields), client_id } as never });
    context.updateCache(made.id, made);
    return made.id;
  }
  const params = { id: draft };
  const own = withoutGroup(fields);
  const version = context.known(draft)?.version;
  switch (group) {
    case 'listing': {
      const body = { ...listingBody(fields), client_id } as never;
      context.updateCache(draft, await context.call(changeListing, { params, body }, version));
      break;
    }
    case 'rules': {
      const body = { ...own, client_id } as never;
      const { version: now, ...rules } = await context.call(changeRules, { params, body }, version);
      context.updateCache(draft, { rules, version: now });
      break;
    }
    case 'address': {
      const {
        property_verified: _,
        id: __,
        ...address
      } = await context.call(
        changeAddress,
        { params, body: { ...addressBody(own), client_id } as never },
        version,
      );
      context.updateCache(draft, address);
      break;
    }
    case 'location':
      context.updateCache(
        draft,
        await context.call(
          changeLocation,
          { params, body: { location: fields.location as never, client_id } },
          version,
        ),
      );
      break;
    case 'description':
      for (const [language, text] of Object.entries(own))
        await sendDescription(context, draft, language as Language, text as string);
      break;
    case 'caption':
      for (const [image, caption] of Object.entries(own))
        await sendCaption(context, draft, image, caption as string);
      break;
    case 'step': {
      const body = { step_name: fields.step as never, client_id };
      const { step_name: step, step_nr, progress } = await context.call(recordStep, { params, body });
      context.updateCache(draft, { step, step_nr, progress });
    }
  }
  return draft;
}

async function sendCaption(
  context: DraftContext,
  draft: string,
  image: string,
  caption: string,
): Promise<void> {
  try {
    const { version, ...changed } = await context.call(
      changeImage,
      { params: { id: image }, body: { caption, client_id: context.clientId() } },
      context.known(draft)?.version,
    );
    const images = context.known(draft)?.images ?? [];
    context.updateCache(draft, { version, images: images.map((one) => (one.id === image ? changed : one)) });
  } catch (error) {
    // The picture was deleted meanwhile, and its caption with it.
    if (!(error instanceof ApiProblem) || error.status !== 404) throw error;
  }
}

/** A postal code once chosen is only changed for another; every other part of an address can be emptied. */
const addressBody = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => name !== 'postal_code' || value !== '')
      .map(([name, value]) => [name, name === 'street_name' && value === '' ? null : value]),
  );

async function sendDescription(
  context: DraftContext,
  draft: string,
  language: Language,
  text: string,
): Promise<void> {
  const client_id = context.clientId();
  const { description_translations: known = [], version } = context.known(draft) ?? {};
  const before = known.find((one) => one.language === language);
  const others = known.filter((one) => one.language !== language);
  if (text.trim() !== '') {
    const { version: now, ...written } = await context.call(
      writeDescription,
      { params: { id: draft }, body: { description: text, language, client_id } },
      version,
    );
    context.updateCache(draft, {
      version: now,
      description_translations: [...others, written],
      // The first language written becomes the primary one.
      ...(known.length === 0 ? { primary_description: language } : {}),
    });
    return;
  }
  if (!before) return;
  const query = client_id ? { client_id } : {};
  await context.call(deleteDescription, { params: { id: before.id }, query }, version);
  context.updateCache(draft, { description_translations: others } satisfies Partial<ListingAnswer>);
}
