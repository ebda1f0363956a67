// Part of npm run check: the recipe of the container and the unit of systemd, by the linters made for them.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { validate } from 'dockerfile-utils';

/**
 * Checks the files in `operation/`. The unit is checked where systemd is.
 * @returns {string[]} a line for each complaint
 */
export function checkOperationFiles(root) {
  const folder = path.join(root, 'operation');
  const recipe = validate(fs.readFileSync(path.join(folder, 'Containerfile'), 'utf8'));
  return [
    ...recipe.map(({ range, message }) => `Containerfile:${range.start.line + 1}: ${message}`),
    ...checkUnit(path.join(folder, 'heima.service')),
  ];
}

function checkUnit(file) {
  // The program that the unit starts need not be installed where the unit is checked.
  const unit = fs.readFileSync(file, 'utf8').replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`);
  const copy = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'heima-unit-')), 'heima.service');
  fs.writeFileSync(copy, unit);
  const { error, stderr = '' } = spawnSync('systemd-analyze', ['verify', copy], { encoding: 'utf8' });
  fs.rmSync(path.dirname(copy), { recursive: true });
  return error ? [] : stderr.split('\n').filter((line) => line.includes('heima.service'));
}
