import { useEffect, useRef } from 'react';

interface MessageEditorProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Opened by the person, so it takes the focus, with the caret where one writes on. */
export function MessageEditor({ text, onText }: MessageEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  return (
    <textarea
      ref={field}
      aria-label="Mensaje de comunicación"
      placeholder="Edita el mensaje de comunicación..."
      rows={9}
      value={text}
      onChange={(change) => onText(change.target.value)}
    />
  );
}
