import { Button, PHONE, styled, token, TOUCH } from '@almanaque/ui';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { entryLook, fieldLook } from './entry-look.ts';
import { handFocusOn } from './follow-place.ts';
import { FormContext } from './form-context.ts';
import { noticeLook } from './notice-look.ts';
import { tickLook } from './tick-look.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';
import { useForm, type FormOptions } from './use-form.ts';
import { useLeaving } from './use-leaving.ts';

/** How entries look, also those that change what is shown at once and are not sent. */
export const FormFrame = styled('form')({
  display: 'grid',
  gap: 16,
  '& label, & legend': { fontWeight: 600, fontSize: '0.9375rem' },
  ...fieldLook,
  '& .box': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, fontWeight: 400 },
  '& :is([type=checkbox], [type=radio])': tickLook,
  '& input:not([type=checkbox], [type=radio]), & :is(select, textarea)': {
    ...entryLook,
    width: '100%',
    minWidth: 0,
    padding: '8px 12px',
    background: token.paper,
  },
  '& textarea': { resize: 'vertical', fieldSizing: 'content' },
  '& .hint .line': { display: 'block' },
  '& .hint:empty': { display: 'none' },
  '& .problem:empty': { display: 'none' },
  '& .with-action input': { paddingRight: 92 },
  '& .inside': {
    position: 'absolute',
    insetBlock: 4,
    right: 4,
    padding: '0 12px',
    border: 0,
    borderRadius: 8,
    background: 'transparent',
    color: token.inkSoft,
    font: `600 0.875rem/1 ${token.sans}`,
    cursor: 'pointer',
  },
  '& .inside:hover': { color: token.ink },
  '& .inside:focus-visible': { outline: `2px solid ${token.focus}` },
  ...noticeLook,
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 4 },
  '& .actions.bar': {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    alignItems: 'center',
    minHeight: 64,
    boxSizing: 'border-box',
    padding: '8px 0',
    borderTop: `1px solid ${token.hairline}`,
    background: token.paper,
  },
  '& .actions[hidden]': { display: 'none' },
  [TOUCH]: { '& .inside': { insetBlock: 0 } },
  [PHONE]: { '& .actions .MuiButton-root': { flex: 1 } },
});

interface FormProps extends FormOptions {
  /** What the button says, and what it says while the answer is under way. */
  readonly submit: string;
  readonly busy: string;
  /** Why an earlier try came to nothing. */
  readonly earlier?: string | undefined;
  readonly children: ReactNode;
  /** Leaves it. Then there is 'Cancelar' beside the button, and no way out loses what was entered unasked. */
  readonly onCancel?: () => void;
  /** Nothing cancels it, and still no way out loses what was entered unasked. */
  readonly guarded?: boolean;
  /** It takes no focus when its page opens: the person begins at the page's title. */
  readonly waits?: boolean;
  /** It shows what is there already: its buttons stand at the window's foot once that is changed. */
  readonly edits?: boolean;
}

export function Form({
  submit,
  busy: busyLabel,
  earlier,
  children,
  onCancel,
  guarded = false,
  waits = false,
  edits = false,
  ...options
}: FormProps) {
  const { form, isChanged, onInput, leave, leaving, stay, begin } = useLeaving(
    guarded || onCancel !== undefined,
  );
  // A form is asked for to be filled in: its first entry is where the person goes on.
  useEffect(() => {
    if (!waits) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [waits, form]);
  // One that can be left makes room for what it was opened from, where the person goes on.
  const canLeave = onCancel !== undefined;
  useLayoutEffect(() => (canLeave ? handFocusOn(form.current) : undefined), [canLeave, form]);
  const { problems, busy, hasMore, onEdit, onSubmit } = useForm(options, {
    earlier,
    onKept: begin,
  });
  const state = useMemo(() => ({ problems, onEdit }), [problems, onEdit]);
  return (
    <FormFrame noValidate ref={form} aria-busy={busy} {...{ onInput, onSubmit }}>
      <FormContext value={state}>{children}</FormContext>
      <p className="problem" role="alert">
        {problems['']}
      </p>
      {options.onSent && (
        <p className="hint" role="status">
          {hasMore && 'Se guardó. Lo que escribiste después todavía no.'}
        </p>
      )}
      {leaving && <UnsavedQuestion onStay={stay} onDiscard={leaving.go} />}
      <div className={edits ? 'actions bar' : 'actions'} hidden={edits && !isChanged}>
        <Button type="submit" variant="contained" aria-disabled={busy}>
          {busy ? busyLabel : submit}
        </Button>
        {onCancel && (
          <Button variant="outlined" onClick={() => leave(onCancel)}>
            Cancelar
          </Button>
        )}
      </div>
    </FormFrame>
  );
}
