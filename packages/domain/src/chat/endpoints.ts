import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';
import { queryFlag, queryInteger } from '../shared/query-values.ts';
import { conversation, conversationCard } from './conversation-answer.ts';
import { timelineEntry } from './timeline-entry.ts';

const id = z.object({ id: z.uuid() });
const seq = queryInteger({ min: 0, max: 2_147_483_647 }).optional();
const error = 'validation.form';

/** Names a conversation's place in the list: when it last changed and its id. */
const place = z
  .string({ error })
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z,[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error });

export const listConversations = endpoint({
  method: 'GET',
  path: '/conversations',
  spec: 'E202',
  summary:
    'The conversations of the caller, the last changed first. The link to the next page names where it goes on, so that following it shows each one once, whatever is written meanwhile.',
  access: 'user',
  query: z.object({
    ...pageQuery,
    /** Beginnings of words: of names of members, titles of homes, and messages that the caller sees. */
    query: z.string().trim().max(100).optional(),
    /** Only those with messages that the caller has not read. */
    unread: queryFlag().optional(),
    /** What stands below this place: `changed_at` and `id` of a conversation, parted by a comma. */
    before: place.optional(),
  }),
  response: pageOf(conversationCard),
});

export const getConversation = endpoint({
  method: 'GET',
  path: '/conversations/:id',
  spec: 'E204',
  summary:
    'A conversation that the caller takes part in: members, homes, applications, and what has been read.',
  access: 'user',
  params: id,
  response: conversation,
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/conversations/:id/messages',
  spec: 'E205',
  summary:
    'Messages and events of a conversation, in their order: the newest page, what stands before an entry, or what came after one.',
  access: 'user',
  params: id,
  query: z.object({ ...pageQuery, before: seq, after: seq }),
  response: pageOf(timelineEntry).extend({
    /** Whether there are entries before the first of these. */
    has_older: z.boolean(),
    /** Whether there are entries after the last of these: ask again with its `seq` as `after`. */
    has_newer: z.boolean(),
  }),
});

export const getUnread = endpoint({
  method: 'GET',
  path: '/conversations/unread',
  summary: 'How many conversations of the caller have unread messages, and how many messages these are.',
  access: 'user',
  response: z.object({ conversations: z.int(), messages: z.int() }),
});
