import { marked } from './marked.ts';

/** A title, with what was looked for marked in it. */
export const MarkedText = ({ title, text }: { readonly title: string; readonly text: string }) =>
  marked(title, text).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
