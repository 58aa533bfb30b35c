import { pieces } from './gaps.ts';

/** The message as it will be sent; what is missing stands out by mark and brackets, not by colour alone. */
export const MessageText = ({ text }: { readonly text: string }) => (
  <div className="message">
    {pieces(text).map((piece, index) =>
      piece.kind === 'text' ? piece.text : <mark key={index}>{piece.text}</mark>,
    )}
  </div>
);
