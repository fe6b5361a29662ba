import { type DragEvent, useRef, useState } from 'react';

export interface Files {
  /** Asks for a file. */
  readonly ask: () => void;
  /** For the place where files may be dropped. */
  readonly drop: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
  /** A file hangs over the place. */
  readonly hovering: boolean;
  readonly input: React.RefObject<HTMLInputElement | null>;
  readonly onPicked: (event: React.ChangeEvent<HTMLInputElement>) => void;
}

/** Takes files that are chosen or dropped. */
export function useFiles(taken: (file: File) => void): Files {
  const input = useRef<HTMLInputElement>(null);
  const [hovering, setHovering] = useState(false);
  const take = (file: File | undefined): void => {
    if (file !== undefined) taken(file);
  };
  return {
    ask: () => input.current?.click(),
    hovering,
    input,
    onPicked(event) {
      take(event.target.files?.[0]);
      // A file that was put right may be chosen once more: the browser says so only if another was chosen before.
      event.target.value = '';
    },
    drop: {
      onDragOver(event) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setHovering(true);
      },
      onDragLeave: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setHovering(false);
      },
      onDrop(event) {
        event.preventDefault();
        setHovering(false);
        take(event.dataTransfer.files[0]);
      },
    },
  };
}
