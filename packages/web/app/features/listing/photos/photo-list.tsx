import type { ListingImage } from '@heima/domain/listings/listing-card.ts';
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconRotateClockwise2,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { photoAlt } from '#entities/listing/photo-alt.ts';
import { useDraftForm } from '#features/listing/draft/draft-form.tsx';
import styles from '#features/listing/steps/photos-step.module.css';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field, FieldHelp } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import type { PhotoUploads } from './use-photo-uploads.ts';

const longestCaption = 200;

/**
 * The photos in their order, with what each shows (X07). They change places by dragging, or with the buttons, which
 * also work from the keyboard and on a phone. One press makes a photo the first, another turns it.
 */
export function PhotoList({ photos }: { photos: PhotoUploads }) {
  const { t } = useTexts();
  const { images } = photos;
  const [told, setTold] = useState('');
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<number>();
  const focus = useFocusAfterMove();
  if (images.length === 0) return null;
  const move = (id: string, to: number, button: 'up' | 'down') => {
    photos.move(id, to);
    focus.ask(`${button}-${id}`);
    setTold(t('wizardScreens.photos.moved', { number: to + 1, count: images.length }));
  };
  const makeCover = (id: string) => {
    photos.move(id, 0);
    focus.ask(`down-${id}`);
    setTold(t('wizardScreens.photos.isCover'));
  };
  const turn = async (id: string, number: number) => {
    if (await photos.rotate(id)) setTold(t('wizardScreens.photos.rotated', { number }));
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged) photos.move(dragged, to);
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <section className="stack stack--12" aria-label={t('wizardScreens.photos.order')}>
      <FieldHelp>{t('wizardScreens.photos.orderHelp')}</FieldHelp>
      <ol className={styles.photos} ref={focus.list}>
        {images.map((image, index) => (
          <li
            key={image.id}
            className={
              over === index && dragged !== image.id ? classNames(styles.photo, styles.target) : styles.photo
            }
            onDragOver={(event) => {
              if (!dragged) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => drop(event, index)}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is for the pointer; the buttons do the same. */}
            <div
              className={styles.picture}
              draggable
              onDragStart={() => setDragged(image.id)}
              onDragEnd={() => {
                setDragged(undefined);
                setOver(undefined);
              }}
            >
              <img
                src={`${image.src}-${image.widths[0]}.webp`}
                alt={photoAlt(image, index, images.length, t)}
                width={160}
                height={120}
                draggable={false}
                className={photos.turning.has(image.id) ? styles.turning : undefined}
              />
              <span className={styles.grip} aria-hidden="true">
                <Icon of={IconGripVertical} size={16} />
              </span>
              {index === 0 && (
                <StateBadge look="on-picture" className={styles.first}>
                  {t('wizardScreens.photos.first')}
                </StateBadge>
              )}
            </div>
            <Caption image={image} number={index + 1} />
            <span className={styles.actions}>
              <IconButton
                icon={IconArrowUp}
                data-move={`up-${image.id}`}
                disabled={index === 0}
                label={t('wizardScreens.photos.earlier', { number: index + 1 })}
                onClick={() => move(image.id, index - 1, 'up')}
              />
              <IconButton
                icon={IconArrowDown}
                data-move={`down-${image.id}`}
                disabled={index === images.length - 1}
                label={t('wizardScreens.photos.later', { number: index + 1 })}
                onClick={() => move(image.id, index + 1, 'down')}
              />
              {index > 0 && (
                <IconButton
                  icon={IconStar}
                  label={t('wizardScreens.photos.makeCover', { number: index + 1 })}
                  title={t('wizardScreens.photos.cover')}
                  onClick={() => makeCover(image.id)}
                />
              )}
              <IconButton
                icon={IconRotateClockwise2}
                label={t('wizardScreens.photos.rotate', { number: index + 1 })}
                aria-busy={photos.turning.has(image.id)}
                onClick={() => void turn(image.id, index + 1)}
              />
              <IconButton
                icon={IconTrash}
                label={t('wizardScreens.photos.remove', { number: index + 1 })}
                onClick={() => photos.remove(image.id)}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className="sr" role="status">
        {told}
      </p>
    </section>
  );
}

/** What the photo shows, which is also what is read out for it. */
function Caption({ image, number }: { image: ListingImage; number: number }) {
  const { t } = useTexts();
  const { values, set, refusal } = useDraftForm();
  const field = `caption.${image.id}` as const;
  const id = `caption-${image.id}`;
  const error = refusal(field);
  return (
    <Field id={id} look="quiet" label={t('wizardScreens.photos.caption', { number })} error={error}>
      <Input
        size="small"
        id={id}
        type="text"
        maxLength={longestCaption}
        placeholder={t('wizardScreens.photos.captionExample')}
        aria-invalid={error ? true : undefined}
        value={values[field] ?? image.caption ?? ''}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    </Field>
  );
}

/** The button that moved a photo keeps the focus at the photo's new place, or the other one where it ends there. */
function useFocusAfterMove() {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const find = (name: string) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-move="${CSS.escape(name)}"]:not([disabled])`);
    const other = wanted.current.startsWith('up-')
      ? wanted.current.replace('up-', 'down-')
      : wanted.current.replace('down-', 'up-');
    (find(wanted.current) ?? find(other))?.focus();
    wanted.current = undefined;
  });
  return {
    list,
    ask: (name: string) => {
      wanted.current = name;
    },
  };
}
