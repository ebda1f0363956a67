// Part of npm run check: every package of the lock file may be used in a product that is sold.
import fs from 'node:fs';
import path from 'node:path';
import satisfies from 'spdx-satisfies';

const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Changes to the package itself would have to be published; we make none.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
];
/** Used as a library that people may exchange, beside our code and not inside of it: the picture library of sharp. */
const dynamicallyLinked = { allowed: [...allowed, 'LGPL-3.0-or-later'], packages: /(^|\/)@img\/sharp-/ };

/** Old packages whose lock entry names no licence: it was read in their own files, for exactly this version. */
const readByHand = {
  'busboy 1.6.0': 'MIT',
  'humanize-number 0.0.2': 'MIT',
  'streamsearch 1.1.0': 'MIT',
};

/** @returns {string[]} a line for each package whose licence is missing or not allowed */
export function refusedLicences(lock) {
  return Object.entries(lock.packages).flatMap(([place, { license, link, version }]) => {
    // The repository itself and its own packages.
    if (!place.includes('node_modules/') || link) return [];
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const may = dynamicallyLinked.packages.test(name) ? dynamicallyLinked.allowed : allowed;
    const stated = license ?? readByHand[`${name} ${version}`];
    return isAllowed(stated, may) ? [] : [`${name} ${version}: ${stated ?? 'no licence'}`];
  });
}

function isAllowed(licence, may) {
  if (!licence) return false;
  try {
    return satisfies(licence.replace(' or ', ' OR '), may);
  } catch {
    // A name that SPDX does not have is looked at by people.
    return false;
  }
}

/** Checks the lock file of a repository. */
export function checkLicences(root) {
  return refusedLicences(JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
}
