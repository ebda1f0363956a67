import { z } from 'zod';
import { visibleText } from '../shared/visible-text.ts';
import { maxMessage } from './chat-limits.ts';

const error = 'chat.messages.missing';

/** A message as it was typed: whatever can be seen stays, also what looks like code or a link (G21, R450). */
export const messageText = z
  .string({ error })
  .transform((text) => visibleText(text).trim().normalize('NFC'))
  .pipe(z.string().min(1, { error }).max(maxMessage));
