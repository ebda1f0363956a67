import type { listDescriptionLanguages, listUnpublishReasons } from '@heima/domain/listings/endpoints.ts';
import { unpublishReasonCodes } from '@heima/domain/listings/listing-codes.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { languages } from '@heima/domain/shared/language.ts';
import type { Handler } from '#platform/http/call.ts';

/** Why a listing can be unpublished (E102, R249). */
export const unpublishReasons: Handler<typeof listUnpublishReasons> = async (
  _input,
  { services, language },
) =>
  unpublishReasonCodes.map((id) => ({
    id,
    name: services.texts.translate(language, labelKey('unpublishReason', id)),
  }));

/** Languages a description may be written in: those of the product (E113). */
export const descriptionLanguages: Handler<typeof listDescriptionLanguages> = async () =>
  languages.map(({ code, iso, name }) => ({ id: code, iso, name }));
