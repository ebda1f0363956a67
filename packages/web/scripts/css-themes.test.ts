import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { cssThemes } from './css-themes.mjs';

const config = await resolveConfig(
  { configFile: false, logLevel: 'silent', css: { postcss: { plugins: [cssThemes()] } } },
  'build',
);
const made = async (css: string) =>
  (await preprocessCSS(css, '/sheet.css', config)).code
    .replace(/\}(?=@)/g, '} ')
    .replace(/\s+/g, ' ')
    .trim();

it('gap: a rule for dark pages is written once and holds by the device and by hand, on screens only', async () => {
  expect(await made('@media (--dark) { :root { --ink: white } .a, .b p { color: red } }')).toBe(
    '@media screen and (prefers-color-scheme: dark) { ' +
      ':root:where(:not([data-theme])) { --ink: white } ' +
      ':where(:root:where(:not([data-theme]))) .a, :where(:root:where(:not([data-theme]))) .b p { color: red } } ' +
      '@media screen { :root:where([data-theme="dark"]) { --ink: white } ' +
      ':where(:root:where([data-theme="dark"])) .a, :where(:root:where([data-theme="dark"])) .b p { color: red } }',
  );
});

it('leaves other rules as they are, and refuses a query that it would change the meaning of', async () => {
  expect(await made('@media print { .a { color: red } }')).toBe('@media print { .a { color: red } }');
  await expect(made('@media (--dark) and (min-width: 1px) { .a { color: red } }')).rejects.toThrow('alone');
});
