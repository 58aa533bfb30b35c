import { MAX_ATTACHMENT_BYTES, type Attachment, type Plan } from '@almanaque/api';
import { ApiError } from '@almanaque/shared-contracts';
import { failureText } from '@almanaque/ui/form';
import { useState } from 'react';
import { useOnceKey } from '../plans/use-once-key.ts';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { useRebasedWrite } from '../plans/use-rebased-write.ts';
import { useUndoable } from '../plans/use-undoable.ts';
import { withoutMetadata } from './without-metadata.ts';

const TOO_LARGE = 'pesa más de 5 MB: achicalo, o guardá un enlace en las notas.';

/** Adding files to a plan one after another, and taking them away; what went wrong is told of each. */
export function useAttachments(plan: Plan) {
  const { addAttachment, removeAttachment } = usePlanWrites();
  const { keyOf, spend } = useOnceKey();
  const rebased = useRebasedWrite(plan);
  const tell = useUndoable();
  /** What is on its way; null: nothing is. */
  const [sending, setSending] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);

  /** @returns what is wrong; null: nothing */
  const addOne = async (file: File): Promise<string | null> => {
    const { name, size, lastModified } = file;
    try {
      const content = await withoutMetadata(file);
      if (content.size > MAX_ATTACHMENT_BYTES) return `«${name}» ${TOO_LARGE}`;
      await addAttachment(plan, { id: keyOf({ name, size, lastModified }), name, content });
      spend();
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) spend();
      return `«${name}»: ${failureText(error)}`;
    }
  };
  const add = async (files: readonly File[]): Promise<void> => {
    if (sending !== null) return;
    const wrong: string[] = [];
    setProblems([]);
    for (const file of files) {
      setSending(file.name);
      const problem = await addOne(file);
      if (problem !== null) wrong.push(problem);
    }
    setSending(null);
    setProblems(wrong);
  };
  const remove = async ({ id, name }: Attachment): Promise<void> => {
    const left = await rebased(
      (one) => one.attachments?.find((file) => file.id === id),
      (one) => removeAttachment(one, id),
    );
    tell(`Se quitó «${name}».`, left);
  };
  return { add, remove, sending, problems };
}
