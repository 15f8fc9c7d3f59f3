import { Button, type ButtonProps, FileButton } from '@mantine/core';
import { type ReactNode, useRef } from 'react';

type FilePickerProps = Pick<ButtonProps, 'size' | 'loading' | 'disabled'> & {
  /** The kinds of file, as the browser's own field is told them. */
  accept: string;
  choose: (file: File) => void;
  'data-autofocus'?: boolean;
  children: ReactNode;
};

/** A button that asks for a file. Its field is empty again before the file is used: of the same file, written anew, the browser would say nothing. */
export function FilePicker({ accept, choose, children, ...button }: FilePickerProps) {
  const empty = useRef<() => void>(null);
  const take = (file: File | null) => {
    empty.current?.();
    if (file !== null) choose(file);
  };
  return (
    <FileButton resetRef={empty} accept={accept} onChange={take}>
      {(props) => (
        <Button variant="default" {...button} {...props}>
          {children}
        </Button>
      )}
    </FileButton>
  );
}
