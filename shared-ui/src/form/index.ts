/**
 * What a form or a list that is written in is made of. Not in the index: it loads with the first screen
 * that has one. It takes the look by its name, so that there is one copy of that.
 */
export { AnotherPerson } from './another-person.tsx';
export { clashOf, isConflict, mergeEntries } from './changed-meanwhile.ts';
export { CodeField } from './code-field.tsx';
export { Confirm } from './confirm.tsx';
export { DateEntry } from './date-entry/date-entry.tsx';
export { dateByKey } from './date-entry/day-keys.ts';
export { dateProblem } from './date-problem.ts';
export { draftForm } from './draft-form.tsx';
export { entryLook, fieldLook } from './entry-look.ts';
export { failureText, isUnreached } from './failure-text.ts';
export { Box, Choice, DateField, Field, LongField } from './field.tsx';
export { filterBar } from './filter-bar.ts';
export { Narrowing } from './narrowing.tsx';
export { FormContext, type Problems } from './form-context.ts';
export { Form, FormFrame } from './form.tsx';
export { createLeaveGuard, LeaveContext, type LeaveGuard, useLeaveGuard } from './leave-guard.ts';
export { askForPasskey, hasPasskeys, makePasskey, wasCancelled } from './passkeys.ts';
export { PasswordField } from './password-field.tsx';
export { handFocusOn } from './follow-place.ts';
export { noticeLook } from './notice-look.ts';
export { isGone, ReadFailure } from './read-failure.tsx';
export { rowSelect } from './row-select.ts';
export { tabs } from './tabs.ts';
export { tickLook } from './tick-look.ts';
export { UnsavedQuestion } from './unsaved-question.tsx';
export { useAskBeforeUnload } from './use-ask-before-unload.ts';
export { useAskToLeave } from './use-ask-to-leave.tsx';
export { useBackOnline } from './use-back-online.ts';
export type { Entries } from './use-form.ts';
export { useLastChosen } from './use-last-chosen.ts';
export { useMergedEdit } from './use-merged-edit.ts';
export { useNextPerson } from './use-next-person.ts';
export { useWhileThere } from './use-while-there.ts';
export { tellByToast, useWrite } from './use-write.ts';
