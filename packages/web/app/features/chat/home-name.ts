import type { ConnectedListing } from '@heima/domain/chat/conversation-answer.ts';
import { unbroken } from '@heima/domain/shared/one-line.ts';

/** What a home is called in a conversation; nothing where it has no name yet. */
export const homeName = ({ title, short_address }: ConnectedListing): string =>
  title || unbroken(short_address) || '';
