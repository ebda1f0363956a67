import { z } from 'zod';
import { languageCodes } from '../shared/language.ts';
import { languageInput } from '../shared/language-input.ts';
import { plainDate } from '../shared/plain-date-input.ts';
import {
  type FieldValues,
  fieldOf,
  type ListingField,
  listingFieldNames,
  mayBeEmpty,
} from './listing-fields.ts';
import { sizeInput, wholeNumber } from './number-input.ts';
import { optionalLine, typedLine } from './text-input.ts';

const error = 'validation.choice';

/** Amounts stay as typed until the currency is known; `readAmount` reads them. */
export const amountInput = z.union([z.number(), z.string().max(40)], { error: 'validation.amount' });

/** A day of the years in which homes are let here; the database knows no year 0. */
const homeDate = plainDate.refine((date) => date >= '2000-01-01' && date <= '2100-12-31', {
  error: 'validation.date',
});

/** A line that names something: signs alone name nothing. An empty one is told that it is missing. */
const namingLine = (max: number) =>
  typedLine(max).refine((text) => text === '' || /[\p{L}\p{N}]/u.test(text), { error: 'validation.letters' });

const listOf = (ids: readonly string[], max: number) =>
  z
    .array(z.enum(ids, { error }))
    .max(max)
    .transform((list) => [...new Set(list)]);

/** What a body takes for a field, without that it may be left out or emptied. */
function inputOf(name: ListingField): z.ZodType {
  const field = fieldOf(name);
  switch (field.kind) {
    case 'line':
      return field.blank ? optionalLine(field.max) : namingLine(field.max);
    case 'choice':
    case 'row':
      return z.enum(field.of, { error });
    case 'rows':
      return listOf(field.of, field.max);
    case 'number':
      return z.literal([...field.of], { error });
    case 'whole':
      return wholeNumber(field.min, field.max);
    case 'size':
      return sizeInput;
    case 'amount':
      return amountInput;
    case 'date':
      return homeDate;
    case 'flag':
      return z.boolean();
    case 'language':
      return languageInput;
  }
}

/** What an answer gives of a field, without that it may be empty. */
function outputOf(name: ListingField): z.ZodType {
  const field = fieldOf(name);
  switch (field.kind) {
    case 'line':
    case 'row':
    case 'date':
      return z.string();
    case 'choice':
      return z.enum(field.of);
    case 'rows':
      return z.array(z.string());
    case 'number':
    case 'whole':
      return z.int();
    case 'size':
    case 'amount':
      return z.number();
    case 'flag':
      return z.boolean();
    case 'language':
      return z.enum(languageCodes);
  }
}

const forEachField = (schemaOf: (field: ListingField) => z.ZodType): Record<string, z.ZodType> =>
  Object.fromEntries(listingFieldNames.map((field) => [field, schemaOf(field)]));

/** Numbers and amounts may also come as text; an amount stays as typed. */
type Typed<V> = number extends V ? V | string : V;
type FieldInputs = {
  [F in ListingField]: z.ZodOptional<
    z.ZodNullable<
      z.ZodType<
        F extends 'insurance_amount' ? number | string : NonNullable<FieldValues[F]>,
        Typed<NonNullable<FieldValues[F]>>
      >
    >
  >;
};

/** The fields as a body takes them: any may be left out; null empties it or brings back its default. */
export const fieldInputs = forEachField((field) => inputOf(field).nullable().optional()) as FieldInputs;

/** The fields as an answer gives them. */
export const fieldOutputs = forEachField((field) =>
  mayBeEmpty(field) ? outputOf(field).nullable() : outputOf(field),
) as { [F in ListingField]: z.ZodType<FieldValues[F], FieldValues[F]> };
