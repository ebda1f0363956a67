import { chatRefusals } from '@heima/domain/chat/refusals.ts';
import { tellOfApplications } from '#capabilities/chat/jobs/tell-of-applications.ts';
import { tellOfHome, tellOfHomes } from '#capabilities/chat/jobs/tell-of-homes.ts';
import type { Capability } from '#platform/capability.ts';
import { chatData } from './personal-data-source.ts';
import { routes } from './routes.ts';
import './tables.ts';
import { waitingMessages } from './waiting.ts';

/** Conversations: what people write to each other about homes, and what happens meanwhile. */
export const chat: Capability = {
  name: 'chat',
  routes,
  refusals: chatRefusals,
  personal: [chatData],
  waiting: waitingMessages,
  jobs: [tellOfHome],
  reactions: [...tellOfApplications, ...tellOfHomes],
};
