import fs from 'node:fs';
import path from 'node:path';
import { sharedRefusals } from '@heima/domain/shared/refusal.ts';
import { describe, expect, it } from 'vitest';
import { capabilities } from './capabilities.ts';

/** The codes of refusals: each begins with its owner, and its definition stands in the owner's folder. */
const domain = path.resolve(import.meta.dirname, '../../domain/src');
const camelCase = (folder: string) => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const written = fs
  .readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => {
    const text = fs.readFileSync(path.join(domain, file), 'utf8');
    return [...text.matchAll(/^ {2}'(\w+)\.(\w+)': [45]\d\d,$/gm)].map(([, owner, name]) => ({
      file,
      owner: owner!,
      code: `${owner}.${name}`,
    }));
  });

describe('codes of refusals', () => {
  it('stand in the refusals.ts of the capability that they begin with, once', () => {
    const home = (owner: string) =>
      owner === 'common'
        ? 'shared/refusal.ts'
        : `${owner.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/refusals.ts`;
    expect(written.filter(({ file, owner }) => file !== home(owner))).toEqual([]);
    const codes = written.map(({ code }) => code);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
    const tables = [sharedRefusals, ...capabilities.map(({ refusals }) => refusals)];
    expect(codes.sort()).toEqual(tables.flatMap((table) => Object.keys(table)).sort());
  });

  it('are declared by the capability that they begin with', () => {
    const strange = capabilities.flatMap(({ name, refusals }) =>
      Object.keys(refusals).filter((code) => code.split('.')[0] !== camelCase(name)),
    );
    expect(strange).toEqual([]);
  });
});
