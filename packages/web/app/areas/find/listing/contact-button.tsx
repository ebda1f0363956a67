import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { readLanguage } from '@heima/domain/shared/language.ts';
import { IconMessage } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { openLogin } from '#features/auth/open-login.ts';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { loadTexts } from '#platform/i18n/texts.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { tabStorage } from '#platform/web-storage.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './listing.module.css';
import { isOwn } from './own-listing.ts';

const loadContact = async () => {
  await loadTexts(readLanguage(document.documentElement.lang) ?? 'is', [
    'chat',
    'inboxScreens',
    'validation',
  ]);
  return (await import('#features/chat/contact-dialog.tsx')).ContactDialog;
};
/** The home that a visitor wanted to write about before signing in. */
const wantedName = 'heima.contact';

/** Writes to who lets the home (R033, V070); a visitor signs in first, and goes on where this began. */
export function ContactButton({ listing }: { listing: ListingAnswer }) {
  const { t } = useTexts();
  const viewer = useViewer();
  const [writes, setWrites] = useState(false);
  const close = useCallback(() => setWrites(false), []);
  const ContactDialog = useLazyPart(loadContact, writes, close);
  const { id } = listing;
  useEffect(() => {
    if (!viewer || tabStorage.get(wantedName) !== id) return;
    tabStorage.remove(wantedName);
    setWrites(true);
  }, [viewer, id]);
  if (isOwn(listing) || !listing.owner || (!listing.visible && !listing.application_id)) return null;
  const press = () => {
    if (viewer) return setWrites(true);
    const note = () => void tabStorage.set(wantedName, id);
    openLogin({ title: t('listingScreen.contactSignIn'), onSuccess: note, onLeave: note });
  };
  return (
    <div className={classNames(styles.offer, 'on-screen')}>
      <Button size="large" wide busy={writes && !ContactDialog} onClick={press}>
        <Icon of={IconMessage} />
        {t('listingScreen.contact')}
      </Button>
      {writes && ContactDialog && <ContactDialog listing={listing} onClose={close} />}
    </div>
  );
}
