import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface FileButtonProps {
  /** Media types that are offered, comma separated; the server validates what a file is. */
  accept: string;
  icon: ComponentProps<typeof Icon>['of'];
  onChosen: (file: File) => void;
  disabled?: boolean;
  ref?: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

/** A button that lets one file be chosen; the same file can be chosen again. */
export function FileButton({ accept, icon, onChosen, disabled = false, ref, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="sr"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onChosen(file);
        }}
      />
      <Button ref={ref} size="small" disabled={disabled} onClick={() => input.current?.click()}>
        <Icon of={icon} size={16} />
        {children}
      </Button>
    </>
  );
}
