import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button, focusedElement } from '@almanaque/ui';

interface QuestionWords {
  readonly unsaved: string;
  readonly stay: string;
  readonly discard: string;
}

const OF_CHANGES: QuestionWords = {
  unsaved: 'Hay cambios sin guardar.',
  stay: 'Seguir editando',
  discard: 'Descartar los cambios',
};

interface UnsavedQuestionProps {
  /** Where what would be lost was not changed in a form. */
  readonly words?: QuestionWords;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/**
 * Every editor asks the same before what was entered in it would be lost. Escape stays, and whoever stays
 * is where they were.
 */
export function UnsavedQuestion({ words = OF_CHANGES, onStay, onDiscard }: UnsavedQuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // What is around it is not asked to close, nor the host's own.
    event.preventDefault();
    event.stopPropagation();
    onStay();
  });
  useEffect(() => {
    const element = question.current;
    // Not React's own event: a view around it may listen to the element's, which come first.
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);
  useLayoutEffect(() => {
    const before = focusedElement();
    question.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div ref={question} className="notice" role="alert" tabIndex={-1}>
      <p>{words.unsaved}</p>
      <div className="choices">
        <Button variant="contained" onClick={onStay}>
          {words.stay}
        </Button>
        <Button variant="outlined" onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </div>
  );
}
