import { redirect } from 'react-router';
import type { Screen } from '#platform/screen.ts';

/** The staff area begins with what waits. */
const toQueues = (): never => {
  throw redirect('/man/queue');
};

export const handle = { texts: [], title: 'shell.menu.queue' } satisfies Screen;

export const loader = toQueues;
export const clientLoader = toQueues;

export default function StaffHome() {
  return null;
}
