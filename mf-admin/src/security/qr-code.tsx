import { styled } from '@almanaque/ui';
import qrcode from 'qrcode-generator';

/** Modules around it without which cameras do not find it (ISO/IEC 18004). */
const QUIET = 4;

/** Black on white in either theme: inverted codes are not read everywhere. */
const Picture = styled('svg')({
  width: 208,
  maxWidth: '100%',
  background: '#fff',
  borderRadius: 8,
});

/** `text` for a camera, drawn here: it holds a secret that goes nowhere else. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const modules = Array.from({ length: count * count }, (_, index) => index)
    .map((index) => ({ row: Math.floor(index / count), column: index % count }))
    .filter(({ row, column }) => code.isDark(row, column))
    .map(({ row, column }) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`);
  const size = count + QUIET * 2;
  return (
    <Picture
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={modules.join('')} fill="#000" />
    </Picture>
  );
}
