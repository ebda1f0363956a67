import { describe, expect, it } from 'vitest';
import type { PlainDate } from '../shared/plain-date.ts';
import { readNationalId } from './national-id.ts';

const read = (text: string) => readNationalId(text, '2026-11-28' as PlainDate);

describe('national ids', () => {
  it.each([
    ['0101302129', '0101302129'],
    [' 010130-2129 ', '0101302129'],
    ['010130 2129', '0101302129'],
    ['010130–2129', '0101302129'],
    // Wrong or no check digit, leap days, every century, born yesterday.
    ['2811913049', '2811913049'],
    ['2902001480', '2902001480'],
    ['2902961459', '2902961459'],
    ['3112991588', '3112991588'],
    ['0101001439', '0101001439'],
    ['2711261230', '2711261230'],
    // System numbers, companies, and those of the first register.
    ['8923501739', '8923501739'],
    ['8000000000', '8000000000'],
    ['7112991499', '7112991499'],
    ['690200-1470', '6902001470'],
    ['6902691399', '6902691399'],
    ['7002691399', '7002691399'],
    ['7102691399', '7102691399'],
  ])('%s is read', (text, digits) => {
    expect(read(text)).toBe(digits);
  });

  it.each([
    '3201801439',
    '4001801439',
    '0001801439',
    '7201801439',
    '0113801439',
    '0100801439',
    '3002801439',
    '3104801439',
    '2902011430',
    '2902001489',
    '7102801439',
    '0101801431',
    '0101801437',
    '0101801234',
    '010180143',
    '01018014390',
    '01018O1439',
    '010180--1439',
    '01-01-80-1439',
    '010180.1439',
    'kt. 120160-3389',
    '',
    '   ',
    '0000000000',
    '1111111111',
    '0101991430',
    '7202691399',
    '2911261230',
  ])('%s is none', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each(['120160-3379', '120160-3389', '120160-3399'])(
    'K01: the check digit is not promised since 18 February 2026, so %s is read and the register decides',
    (text) => {
      expect(read(text)).toBe(text.replace('-', ''));
    },
  );

  it.each(['010180-0039', '010180-1039', '010180-1939'])(
    'K03: %s, whose seventh and eighth digit are below 20, is read',
    (text) => {
      expect(read(text)).toBe(text.replace('-', ''));
    },
  );

  it('the date may lie ahead where nobody says what day it is', () => {
    expect(readNationalId('0101991430')).toBe('0101991430');
    expect(readNationalId('3002801439')).toBeUndefined();
  });
});
