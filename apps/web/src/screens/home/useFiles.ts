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

/** Reads files that are chosen or dropped. */
export function useFiles(read: (name: string, text: string) => void): Files {
  const input = useRef<HTMLInputElement>(null);
  const [hovering, setHovering] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) read(file.name, await file.text());
  };
  return {
    ask: () => input.current?.click(),
    hovering,
    input,
    onPicked(event) {
      void take(event.target.files?.[0]);
      // The same file may be chosen again after it was put right.
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
        void take(event.dataTransfer.files[0]);
      },
    },
  };
}
