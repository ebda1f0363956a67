// npm run format: writes every file as the house writes it and mends what the linter can mend by itself.
import { buildlessPrepare, environment, run } from './prepare.mjs';

buildlessPrepare();
run('biome', ['check', '--write', '--error-on-warnings', '.'], { env: environment() });
