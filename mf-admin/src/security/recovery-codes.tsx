import { toastStore, useHost } from '@almanaque/shared-contracts';
import { Button, PHONE, styled, token } from '@almanaque/ui';
import { copyText } from '@almanaque/ui/message';
import { saveFile } from '@almanaque/ui/screen';

const Area = styled('div')({
  display: 'grid',
  gap: 16,
  '& p': { margin: 0 },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '6px 24px',
    margin: 0,
    padding: 16,
    listStyle: 'none',
    border: `1px solid ${token.hairline}`,
    borderRadius: token.radius,
    font: `500 1rem/1.5 ui-monospace, monospace`,
    whiteSpace: 'nowrap',
  },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .acts .MuiButton-root': { minHeight: 44 },
  [PHONE]: { '& ul': { gridTemplateColumns: '1fr' } },
});

const FILE = 'codigos-de-recuperacion.txt';

const asText = (company: string, codes: readonly string[]): string =>
  [
    `Códigos de recuperación de Almanaque, ${company}`,
    'Cada uno sirve una sola vez.',
    '',
    ...codes,
    '',
  ].join('\n');

const asFile = (text: string) => new Blob([text], { type: 'text/plain;charset=utf-8' });

/** On a page of its own, which holds them and nothing of what is behind the dialog. */
function print(text: string): void {
  const frame = document.createElement('iframe');
  frame.title = 'Códigos de recuperación';
  frame.style.display = 'none';
  document.body.append(frame);
  const page = frame.contentWindow;
  if (page === null) return;
  const lines = page.document.createElement('pre');
  lines.textContent = text;
  page.document.body.append(lines);
  page.addEventListener('afterprint', () => frame.remove());
  page.print();
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Told when they were copied, or given to the browser to be kept. */
  readonly onKept?: () => void;
}

/** Told once: nobody can read them later. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { companyName } = useHost();
  const text = asText(companyName, codes);
  const copy = async (pressed: Element) => {
    if (await copyText(codes.join('\n'), pressed)) {
      onKept?.();
      toastStore().show('Códigos copiados.');
    } else toastStore().show('No se pudieron copiar: descargalos o imprimilos.', 'error');
  };
  return (
    <Area onCopy={onKept}>
      <p>
        Guardá estos códigos donde no dependan del teléfono: si lo perdés, cada uno te deja ingresar
        una vez. No se vuelven a mostrar.
      </p>
      <ul aria-label="Códigos de recuperación">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="acts">
        <Button variant="outlined" onClick={({ currentTarget }) => void copy(currentTarget)}>
          Copiar
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            saveFile(asFile(text), FILE);
            onKept?.();
          }}
        >
          Descargar
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            print(text);
            onKept?.();
          }}
        >
          Imprimir
        </Button>
      </div>
    </Area>
  );
}
