// The browser of the journeys: the system's Chromium, installed with the system's package manager where that is possible.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium of this machine, if there is one. */
export const findChromium = () => process.env.CHROMIUM ?? places.find((place) => fs.existsSync(place));

/** Finds Chromium or installs it (Debian, as root); says what to do where neither works. */
export function ensureChromium() {
  if (findChromium()) return findChromium();
  if (fs.existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium …');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
  }
  const found = findChromium();
  if (found) return found;
  console.error('The journeys need Chromium: install it, or name it in CHROMIUM=/path/to/chromium.');
  process.exit(1);
}
