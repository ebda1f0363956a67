// npm run build: the pages and the bundle of the server, where their sources changed.
import { build, buildlessPrepare } from './prepare.mjs';

buildlessPrepare();
build();
