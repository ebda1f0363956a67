import { maxImageBytes, maxImages } from '@heima/domain/listing-content/image-limits.ts';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { fieldId } from '#features/listing/draft/draft-form.tsx';
import { PhotoList } from '#features/listing/photos/photo-list.tsx';
import { UploadList } from '#features/listing/photos/upload-list.tsx';
import type { PhotoUploads } from '#features/listing/photos/use-photo-uploads.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldHelp } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './photos-step.module.css';

const accepted = 'image/jpeg,image/png';

/** The photos of the home (V092, V079): dragged, pasted, chosen or taken; in order, with what each shows. */
export function PhotosStep({ photos }: { photos: PhotoUploads }) {
  const { t } = useTexts();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { isOver, ...drop } = useDrop(photos.add);
  usePaste(photos.add);
  const take = (input: HTMLInputElement) => {
    photos.add([...(input.files ?? [])]);
    // The same file may be chosen again after it was taken away.
    input.value = '';
  };
  const rest = maxImages - photos.images.length - photos.uploads.length;
  return (
    <div className="stack stack--24" id={fieldId('images')} tabIndex={-1}>
      <section
        className={isOver ? classNames(styles.drop, styles.dropOver) : styles.drop}
        aria-label={t('wizardScreens.photos.add')}
        {...drop}
      >
        <Icon of={IconPhotoPlus} size={24} />
        <p className="medium desk">{t('wizardScreens.photos.drop')}</p>
        <div className={classNames(styles.dropActions, 'row row--wrap')}>
          {rest > 0 && (
            <>
              {' '}
              <Button onClick={() => picker.current?.click()}>{t('wizardScreens.photos.choose')}</Button>
              <Button className="phone" onClick={() => camera.current?.click()}>
                <Icon of={IconCamera} />
                {t('wizardScreens.photos.camera')}
              </Button>
            </>
          )}
        </div>
        {rest <= 0 && <p role="status">{t('wizardScreens.photos.full')}</p>}
        <FieldHelp>
          {t('wizardScreens.photos.limits', {
            megabytes: Math.floor(maxImageBytes / 1_000_000),
            count: maxImages,
          })}
        </FieldHelp>
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={accepted}
          data-photos
          onChange={({ currentTarget }) => take(currentTarget)}
        />
        <input
          ref={camera}
          type="file"
          hidden
          accept={accepted}
          capture="environment"
          onChange={({ currentTarget }) => take(currentTarget)}
        />
      </section>
      <UploadList photos={photos} />
      <PhotoList photos={photos} />
    </div>
  );
}

/** Photos dropped on the field, or anywhere on the page, which would otherwise show the file instead of the form. */
function useDrop(add: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => event.preventDefault();
    addEventListener('dragover', keep);
    addEventListener('drop', keep);
    return () => {
      removeEventListener('dragover', keep);
      removeEventListener('drop', keep);
    };
  }, []);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      add([...event.dataTransfer.files]);
    },
  };
}

/** Photos pasted anywhere on the page, such as a screenshot. */
function usePaste(add: (files: readonly File[]) => void): void {
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    const paste = (event: Event) => {
      const { clipboardData } = event as unknown as ClipboardEvent;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
}
