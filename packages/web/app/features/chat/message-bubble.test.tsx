import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { me, someConversation, someMessage } from '#features/chat/testing/some-conversation.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { deviceStorage } from '#platform/web-storage.ts';
import { MessageBubble } from './message-bubble.tsx';

beforeEach(() => deviceStorage.clear());
afterEach(cleanup);

const show = (message: Parameters<typeof someMessage>[0], members = 2) => {
  const conversation = someConversation();
  const [first] = conversation.members;
  const more = Array.from({ length: members - 2 }, (_, at) => ({ ...first!, id: `m${at}` }));
  return renderInPage(
    <MessageBubble
      message={someMessage(message)}
      conversation={{ ...conversation, members: [...conversation.members, ...more] }}
      viewerId={me.id}
      isFirst
      isLast
      read={undefined}
    />,
    ['inboxScreens'],
  );
};

describe('a message', () => {
  it('V113: says when it was sent, and in larger conversations by whom', async () => {
    await show({ message: 'Halló' });
    expect(screen.getByText('13:46')).toBeTruthy();
    expect(screen.queryByText('Sunna Dís Arnarsdóttir')).toBeNull();
    cleanup();
    await show({ message: 'Halló' }, 3);
    expect(screen.getByText('Sunna Dís Arnarsdóttir')).toBeTruthy();
  });

  it('V113: warns its reader of bank details and odd prices, until that was seen on this device', async () => {
    const warned = {
      id: 'w1',
      message: 'Leggðu inn á 0133-26-000000',
      warnings: ['bankDetails', 'oddPrice'],
    } as const;
    await show({ ...warned, warnings: [...warned.warnings] });
    expect(screen.getByRole('note').textContent).toContain('Borgaðu ekkert fyrir fram');
    expect(screen.getByRole('note').textContent).toContain('langt frá auglýstri leigu');
    fireEvent.click(screen.getByRole('button', { name: 'Fela ábendingu' }));
    expect(screen.queryByRole('note')).toBeNull();
    cleanup();
    await show({ ...warned, warnings: [...warned.warnings] });
    expect(screen.queryByRole('note')).toBeNull();
  });
});
