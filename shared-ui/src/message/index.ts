/**
 * The editor of a message that is sent to people, for every part that has one. Not in the index: it loads
 * with the first of them. It takes the look by its name, as forms do.
 */
export { copyText } from './copy-text.ts';
export { factsOf, type Facts, type Told } from './facts.ts';
export { fillGaps, fillTemplate, isBlank } from './gaps.ts';
export { keptMessageQuery, keptMessageUrl } from './kept-message.ts';
export { MessageEditor } from './message-editor.tsx';
export { messageStyle } from './message-style.ts';
export { MessageText } from './message-text.tsx';
export { otherDayIn, withDay } from './other-day.ts';
export { UNSPECIFIED } from './unspecified.ts';
export { forgetWritings, isChanged, type Writing, writingPlace } from './writing.ts';
