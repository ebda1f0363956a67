import { describe, expect, it } from 'vitest';
import { namesAgree } from './names-agree.ts';

describe('R126: two names of one person', () => {
  it.each([
    ['Jóna Jónsdóttir', 'jóna  jónsdóttir'],
    ['Baldur ÞÍ Jónsson', 'Baldur Jónsson'],
    ['Anna Jónsdóttir', 'Anna Sif Björk Jónsdóttir'],
    ['Anna Björk Jónsdóttir', 'Anna Sif Björk Jónsdóttir'],
    ['Anna-Lísa Berg', 'Anna Lísa Berg'],
    ["Conan O'Brien", 'Conan O’Brien'],
    ['Þóra', 'ÞÓRA'],
  ])('%s and %s agree', (one, other) => {
    expect(namesAgree(one, other)).toBe(true);
    expect(namesAgree(other, one)).toBe(true);
  });

  it.each([
    ['Jóna Jónsdóttir', 'Jóna Jónasdóttir'],
    ['Anna Jónsdóttir', 'Jónsdóttir Anna'],
    ['Anna', 'Anna Jónsdóttir'],
    ['Anna Sif Jónsdóttir', 'Anna Ösp Jónsdóttir'],
    ['', 'Anna'],
    ['', ''],
  ])('%s and %s do not', (one, other) => {
    expect(namesAgree(one, other)).toBe(false);
    expect(namesAgree(other, one)).toBe(false);
  });
});
