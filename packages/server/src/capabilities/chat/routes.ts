import * as reading from '@heima/domain/chat/endpoints.ts';
import * as reporting from '@heima/domain/chat/report-endpoints.ts';
import * as writing from '@heima/domain/chat/writing-endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { addUsers } from './add-users.ts';
import { connectToConversation } from './connect-listings.ts';
import { getUnread, listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { markRead } from './mark-read.ts';
import { messageListing } from './message-listing.ts';
import { openConversation } from './open-conversation.ts';
import { reportInConversation } from './report-member.ts';
import { sendMessage } from './send-message.ts';
import { getConversation } from './show-conversation.ts';
import { showTyping } from './show-typing.ts';

export const routes: readonly Route[] = [
  route(reading.listConversations, listConversations),
  route(reading.getUnread, getUnread),
  route(reading.getConversation, getConversation),
  route(reading.listMessages, listMessages),
  route(writing.openConversation, openConversation),
  route(writing.sendMessage, sendMessage),
  route(writing.messageListing, messageListing),
  route(writing.addUsers, addUsers),
  route(writing.connectToConversation, connectToConversation),
  route(writing.markRead, markRead),
  route(writing.showTyping, showTyping),
  route(reporting.reportInConversation, reportInConversation),
];
