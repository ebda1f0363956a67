import type { ProfileImage } from '@heima/domain/people/profile-image.ts';
import { addProfileImage, removeProfileImage } from '@heima/domain/profiles/endpoints.ts';
import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import { IconCamera, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import styles from '#areas/profile/profile.module.css';
import { useOwnProfile } from '#areas/profile/profile-queries.ts';
import { SendingRow } from '#areas/profile/sending-row.tsx';
import { useUpload } from '#areas/profile/use-upload.ts';
import { sendFile } from '#platform/api/send-file.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { CardBody } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldError } from '#ui/fields/field.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Section } from '#ui/section.tsx';
import { dismissAbout, showToast } from '#ui/toasts.ts';

const about = 'profile-image';

/** The profile picture (V056): sent as soon as it is chosen, at most 10 MB (R137); a failure is a toast (R139). */
export function PictureField({ profile, name }: { profile: OwnProfile; name: string }) {
  const { t } = useTexts();
  const { update } = useOwnProfile();
  const button = useRef<HTMLButtonElement>(null);
  const { profile_image: image } = profile;
  const setImage = (next: ProfileImage | null) => update((held) => ({ ...held, profile_image: next }));
  // What is said of a refused picture goes with the next one, and with the page.
  useEffect(() => () => dismissAbout(about), []);
  const { sending, refusal, choose, cancel } = useUpload({
    send: (file, onSent, signal, key) =>
      sendFile(
        addProfileImage,
        { params: { id: profile.id }, file, fileName: file.name },
        { onSent, signal, headers: { 'idempotency-key': key } },
      ),
    onDone: setImage,
    field: 'image',
    failed: t('profileScreens.upload-image-error'),
    onFailed: () => showToast({ tone: 'danger', text: t('profileScreens.upload-image-error'), about }),
  });
  const removal = useEndpointCall(removeProfileImage, {
    onDone: () => {
      setImage(null);
      button.current?.focus();
    },
    onRefusal: (problem) => {
      showToast({ tone: 'danger', text: problem.body.detail });
      return true;
    },
  });
  return (
    <Section bar id="picture" title={t('profileScreens.sections.picture')}>
      <CardBody className={styles.person}>
        <Avatar name={name} size="xl" image={image?.image.larger} />
        <div className={classNames(styles.personWords, 'stack stack--12')}>
          <div className="row row--wrap">
            <FileButton
              ref={button}
              accept="image/jpeg,image/png"
              icon={IconCamera}
              onChosen={(file) => {
                dismissAbout(about);
                choose(file);
              }}
            >
              {t(image ? 'profileScreens.picture.replace' : 'profileScreens.picture.choose')}
            </FileButton>
            {image && (
              <Button
                variant="danger-quiet"
                size="small"
                busy={removal.sending}
                onClick={() => void removal.run({ params: { id: profile.id, imageId: image.id } })}
              >
                <Icon of={IconTrash} size={16} />
                {t('profileScreens.picture.remove')}
              </Button>
            )}
          </div>
          {sending && <SendingRow sending={sending} onCancel={cancel} />}
          {refusal && <FieldError alert>{refusal}</FieldError>}
          <p className="small muted">{t('profileScreens.picture.kinds')}</p>
        </div>
      </CardBody>
    </Section>
  );
}
