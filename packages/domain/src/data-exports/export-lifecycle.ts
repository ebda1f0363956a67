import { lifecycle } from '../shared/lifecycle.ts';

export const exportStates = ['WAITING', 'READY', 'FAILED', 'EXPIRED'] as const;
export type ExportState = (typeof exportStates)[number];

/** How the copy of a person's data comes about; the person only asks for it. */
export const exportLifecycle = lifecycle(exportStates, {
  finish: { from: ['WAITING'], to: 'READY', by: 'program' },
  giveUp: { from: ['WAITING'], to: 'FAILED', by: 'program' },
  expire: { from: ['READY'], to: 'EXPIRED', by: 'program' },
});
