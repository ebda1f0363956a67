import { maxTagLength, maxTags } from '@heima/domain/applications/application-limits.ts';
import { useRef, useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Chips } from '#ui/chip.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';
import { TagChip } from '#ui/tag-chip.tsx';
import styles from './detail.module.css';

interface TagsFieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
}

const id = 'application-tag';

/** Words of one's own, each added by Enter or the button, and taken away at its sign. */
export function TagsField({ value, onChange, error }: TagsFieldProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = value.length >= maxTags;
  // What was pasted is never cut: it is said that it is too long.
  const isLong = text.trim().length > maxTagLength;
  const wrong = isLong ? t('validation.tooLong', { maximum: maxTagLength }) : error;
  const add = () => {
    const tag = text.trim();
    if (!tag || isFull || isLong) return;
    if (!value.includes(tag)) onChange([...value, tag]);
    setText('');
    input.current?.focus();
  };
  return (
    <div className="stack stack--8">
      <Field
        id={id}
        label={t('applicationsScreen.landlord.tags.label')}
        help={t('applicationsScreen.landlord.tags.help', { max: maxTags })}
        error={wrong}
      >
        <div className={styles.adding}>
          <Input
            ref={input}
            id={id}
            name="tag"
            aria-describedby={wrong ? `${id}-error ${id}-help` : `${id}-help`}
            aria-invalid={wrong ? true : undefined}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              // Enter adds the word rather than saving without it.
              if (event.key !== 'Enter' || !text.trim()) return;
              event.preventDefault();
              add();
            }}
          />
          <Button size="field" disabled={!text.trim() || isFull || isLong} onClick={add}>
            {t('applicationsScreen.landlord.tags.add')}
          </Button>
        </div>
      </Field>
      <Chips>
        {value.map((tag) => (
          <TagChip
            key={tag}
            removeLabel={t('applicationsScreen.landlord.tags.remove', { tag })}
            onRemove={() => {
              onChange(value.filter((other) => other !== tag));
              input.current?.focus();
            }}
          >
            {tag}
          </TagChip>
        ))}
      </Chips>
    </div>
  );
}
