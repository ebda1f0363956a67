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
}

const id = 'application-tag';

/** Words of one's own, each added by Enter or the button, and taken away at its sign. */
export function TagsField({ value, onChange }: TagsFieldProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = value.length >= maxTags;
  const add = () => {
    const tag = text.trim();
    if (!tag || isFull) return;
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
      >
        <div className={styles.adding}>
          <Input
            ref={input}
            id={id}
            name="tag"
            aria-describedby={`${id}-help`}
            maxLength={maxTagLength}
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
          <Button size="field" disabled={!text.trim() || isFull} onClick={add}>
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
