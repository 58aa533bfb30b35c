/**
 * What a form or a list that is written in is made of. Not in the index: it loads with the first screen
 * that has one. It takes the look by its name, so that there is one copy of that.
 */
export { clashOf, isConflict, mergeEntries } from './changed-meanwhile.ts';
export { Confirm } from './confirm.tsx';
export { DateEntry } from './date-entry/date-entry.tsx';
export { entryLook } from './entry-look.ts';
export { failureText } from './failure-text.ts';
export { Box, Choice, DateField, Field } from './field.tsx';
export { filterBar } from './filter-bar.ts';
export type { Problems } from './form-context.ts';
export { Form, FormFrame } from './form.tsx';
export { createLeaveGuard, LeaveContext, useLeaveGuard } from './leave-guard.ts';
export { PasswordField } from './password-field.tsx';
export { rowSelect } from './row-select.ts';
export { tabs } from './tabs.ts';
export { UnsavedQuestion } from './unsaved-question.tsx';
export { useAskBeforeUnload } from './use-ask-before-unload.ts';
export type { Entries } from './use-form.ts';
export { tellByToast, useWrite } from './use-write.ts';
