import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const app = import.meta.dirname;
const files = fs
  .readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.includes('testing/'))
  .map((name) => ({ name, text: fs.readFileSync(path.join(app, name), 'utf8') }));
const sheets = fs
  .readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: fs.readFileSync(path.join(app, name), 'utf8') }));

it('found 13: only the guarded part touches web storage, which may throw or be absent', () => {
  const using = files.filter(({ text }) =>
    /\b(local|session)Storage\b/.test(text.replace(/`\w+Storage`/g, '')),
  );
  expect(using.map(({ name }) => name)).toEqual([
    // A script in the page itself, with guards of its own.
    'platform/renewed-build-script.ts',
    'platform/web-storage.ts',
  ]);
});

it('found 15: a field of text whose keys mean something lets the keys of a composition be', () => {
  const keys = /=== '(Enter|Escape)'/;
  const answering = files.filter(({ text }) => keys.test(text));
  expect(answering.length).toBeGreaterThan(5);
  expect(answering.filter(({ text }) => !text.includes('isComposing')).map(({ name }) => name)).toEqual([]);
});

it('found 2 3: no sheet takes the outline away, by which contrast themes show the focus', () => {
  expect(sheets.length).toBeGreaterThan(60);
  expect(
    sheets.filter(({ text }) => /outline(-style|-width)?:\s*(none|0)\b/.test(text)).map(({ name }) => name),
  ).toEqual([]);
});

it('found 4: what stays at the window’s edge gives way in a low window, and keeps the focus free', () => {
  const bars = sheets.filter(({ text }) => /position: sticky;[^}]*(z-index)/.test(text));
  expect(bars.length).toBeGreaterThan(3);
  for (const { name, text } of bars) {
    // The first column of a wide table stays beside what is moved: it takes nothing of a low window.
    if (/position: sticky;\s*inset-inline-start: 0;/.test(text)) {
      expect(text, name).toMatch(/scroll-padding-inline-start: /);
      continue;
    }
    expect(text, name).toMatch(/scroll-padding-(top|bottom): /);
    expect(text, name).toContain('@media (max-height: 480px)');
  }
});

it('found 20: no part of a page reads the clock of the device while it is rendered', () => {
  const reading = files.filter(
    ({ name, text }) => name.endsWith('.tsx') && /new Date\(\)|Date\.now\(\)|todayInIceland/.test(text),
  );
  // What counts down in a part reads it in an effect.
  expect(reading.map(({ name }) => name).sort()).toEqual(['platform/eid/control-code.tsx', 'root.tsx']);
});

it('gap: only the platform asks the device for dark pages, as they can be chosen by hand too', () => {
  expect(sheets.filter(({ text }) => text.includes('(--dark)')).length).toBeGreaterThan(3);
  const asking = [...files, ...sheets].filter(({ text }) => /prefers-color-scheme/.test(text));
  expect(asking.map(({ name }) => name).sort()).toEqual([
    'platform/chosen-theme.ts',
    'platform/night-media.ts',
    'platform/theme.ts',
  ]);
  // A dark rule of a sheet takes its colours from tokens or stands in (--dark): the build makes both ways of it.
  const chosen = sheets.filter(({ text }) => /data-theme|light-dark\(/.test(text));
  expect(chosen.map(({ name }) => name).sort()).toEqual(['ui/styles/tokens.css', 'ui/styles/utilities.css']);
});
