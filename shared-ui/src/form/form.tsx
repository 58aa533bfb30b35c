import { Button, PHONE, styled, token, TOUCH } from '@almanaque/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { entryLook } from './entry-look.ts';
import { FormContext } from './form-context.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';
import { useForm, type FormOptions } from './use-form.ts';
import { useLeaving } from './use-leaving.ts';

/** How entries look, also those that change what is shown at once and are not sent. */
export const FormFrame = styled('form')({
  display: 'grid',
  gap: 16,
  '& .field': { display: 'grid', gap: 4, minWidth: 0 },
  '& label, & legend': { fontWeight: 600, fontSize: '0.9375rem' },
  '& :is(label, legend).optional::after': {
    content: '" (opcional)"',
    color: token.inkSoft,
    fontWeight: 400,
  },
  '& .box': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, fontWeight: 400 },
  '& .box input': { width: 20, height: 20, margin: 0, accentColor: token.ink },
  '& .entry': { position: 'relative', display: 'flex' },
  '& input:not([type=checkbox]), & select': {
    ...entryLook,
    width: '100%',
    minWidth: 0,
    padding: '8px 12px',
    background: token.paper,
  },
  '& :is(input, select):focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 1 },
  '& [aria-invalid=true]': {
    borderColor: token.danger,
    boxShadow: `inset 0 0 0 1px ${token.danger}`,
  },
  '& .hint .line': { display: 'block' },
  '& .hint': { margin: 0, color: token.inkSoft, fontSize: '0.875rem' },
  '& .problem': { margin: 0, color: token.danger, fontSize: '0.9375rem' },
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
  '& .notice': {
    display: 'grid',
    gap: 12,
    padding: '12px 16px',
    border: `1px solid ${token.inkSoft}`,
    borderRadius: token.radius,
    '& p': { margin: 0 },
    '&:focus': { outline: `2px solid ${token.focus}`, outlineOffset: 1 },
  },
  '& .choices': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 4 },
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
}

export function Form({
  submit,
  busy: busyLabel,
  earlier,
  children,
  onCancel,
  ...options
}: FormProps) {
  const { form, leave, leaving, stay } = useLeaving(onCancel !== undefined);
  // A form is asked for to be filled in: its first entry is where the person goes on.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [form]);
  const { problems, busy, onEdit, onSubmit } = useForm(options, earlier);
  const state = useMemo(() => ({ problems, busy, onEdit }), [problems, busy, onEdit]);
  return (
    <FormFrame noValidate ref={form} aria-busy={busy} onSubmit={onSubmit}>
      <FormContext value={state}>{children}</FormContext>
      <p className="problem" role="alert">
        {problems['']}
      </p>
      {leaving && <UnsavedQuestion onStay={stay} onDiscard={leaving.go} />}
      <div className="actions">
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
