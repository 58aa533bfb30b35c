import { fetchFile, useHost } from '@almanaque/shared-contracts';
import { Button, styled, token } from '@almanaque/ui';
import { useWrite } from '@almanaque/ui/form';
import { saveFile } from '@almanaque/ui/screen';

const Way = styled('div')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  padding: '16px 20px',
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius,
  background: token.surface,
  '& p': { margin: 0 },
  '& .problem': { color: token.danger },
  '& .problem:empty': { display: 'none' },
  '& .MuiButton-root': { minHeight: 44 },
});

/** An empty sheet, for whoever has none at hand. */
export function Template() {
  const { apiBase } = useHost();
  const { write, busy, problem } = useWrite();
  const download = () =>
    write(async () =>
      saveFile(await fetchFile(`${apiBase}/api/v1/people/imports/template`), 'nomina.xlsx'),
    );
  return (
    <Way>
      <p>
        ¿No tenés una a mano? Descargá una vacía con los títulos puestos, completala y elegila acá.
      </p>
      <Button variant="outlined" aria-disabled={busy} onClick={() => void download()}>
        Descargar la planilla modelo
      </Button>
      <p className="problem" role="alert">
        {problem}
      </p>
    </Way>
  );
}
