import { useEffect, useRef } from 'react';

interface MessageFieldProps {
  readonly text: string;
  readonly maxLength?: number | undefined;
  readonly onText: (text: string) => void;
}

/** Opened by the person, so it takes the focus, with the caret where one writes on. */
export function MessageField({ text, maxLength, onText }: MessageFieldProps) {
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
      maxLength={maxLength}
      value={text}
      onChange={(change) => onText(change.target.value)}
    />
  );
}
