import { MAX_ATTACHMENT_BYTES, type Attachment, type Plan } from '@almanaque/api';
import { ApiError } from '@almanaque/shared-contracts';
import { failureText, useBackOnline } from '@almanaque/ui/form';
import { useRef, useState } from 'react';
import { randomKey } from '../plans/use-once-key.ts';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { useRebasedWrite } from '../plans/use-rebased-write.ts';
import { useUndoable } from '../plans/use-undoable.ts';
import { withoutMetadata } from './without-metadata.ts';

/** What is wrong with a file. `unsent`: it may be sent again as it is. */
interface Wrong {
  readonly text: string;
  readonly unsent?: File;
}

const TOO_LARGE = 'pesa más de 5 MB: achicalo, o guardá un enlace en las notas.';

/** Adding files to a plan one after another, and taking them away; what went wrong is told of each. */
export function useAttachments(plan: Plan) {
  const { addAttachment, removeAttachment } = usePlanWrites();
  /** Each file's key, by its name, size and date: sent again after its answer was lost, it is added once. */
  const keys = useRef(new Map<string, string>());
  const rebased = useRebasedWrite(plan);
  const tell = useUndoable();
  /** What is on its way; null: nothing is. */
  const [sending, setSending] = useState<string | null>(null);
  const [wrong, setWrong] = useState<readonly Wrong[]>([]);

  const addOne = async (file: File): Promise<readonly Wrong[]> => {
    const { name, size, lastModified } = file;
    const of = JSON.stringify({ name, size, lastModified });
    try {
      const content = await withoutMetadata(file);
      if (content.size > MAX_ATTACHMENT_BYTES) return [{ text: `«${name}» ${TOO_LARGE}` }];
      const id = keys.current.get(of) ?? randomKey();
      keys.current.set(of, id);
      await addAttachment(plan, { id, name, content });
      keys.current.delete(of);
      return [];
    } catch (error) {
      const text = `«${name}»: ${failureText(error)}`;
      if (!(error instanceof ApiError && error.status < 500)) return [{ text, unsent: file }];
      keys.current.delete(of);
      return [{ text }];
    }
  };
  /** What waits to be sent: more may be dropped while some of it is on its way. */
  const line = useRef<File[]>([]);
  const isSending = useRef(false);
  const add = async (files: readonly File[]): Promise<void> => {
    line.current.push(...files);
    if (isSending.current) return;
    isSending.current = true;
    const found: Wrong[] = [];
    setWrong([]);
    for (let file = line.current.shift(); file; file = line.current.shift()) {
      setSending(file.name);
      found.push(...(await addOne(file)));
    }
    isSending.current = false;
    setSending(null);
    setWrong(found);
  };
  const unsent = wrong.flatMap((one) => one.unsent ?? []);
  const sendAgain = () => void add(unsent);
  useBackOnline(unsent.length > 0, sendAgain);
  const remove = async ({ id, name }: Attachment): Promise<void> => {
    const left = await rebased(
      (one) => one.attachments?.find((file) => file.id === id),
      (one) => removeAttachment(one, id),
    );
    tell(`Se quitó «${name}».`, left);
  };
  return {
    add,
    remove,
    sending,
    problems: wrong.map(({ text }) => text),
    /** Null: there is nothing to send. */
    sendAgain: unsent.length > 0 ? sendAgain : null,
  };
}
