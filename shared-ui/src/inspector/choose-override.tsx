import { keepOverride, overrideText, parseOverride } from '@almanaque/remote-loader/page';
import { usePlacing } from '@almanaque/shared-contracts';
import { Choice, Field, Form } from '@almanaque/ui/form';

interface ChooseOverrideProps {
  /** Where this installation lets code come from. */
  readonly origins: readonly string[];
}

/** For whoever develops a remote: theirs, on a page that is deployed. */
export function ChooseOverride({ origins }: ChooseOverrideProps) {
  const names = new Set(
    usePlacing()
      .places.map(({ part }) => part)
      .sort(),
  );
  const chosen = ({ name = '', manifest = '' }) =>
    parseOverride(`${name}@${manifest.trim()}`, origins);
  const problem = `Tiene que ser la dirección de un mf-manifest.json en ${origins.join(' o en ')}.`;
  return (
    <Form
      submit="Cargarla"
      busy="Cargando…"
      check={(entries) => (chosen(entries) ? {} : { manifest: problem })}
      send={(entries) => {
        const override = chosen(entries);
        if (override) {
          keepOverride(overrideText(override));
          location.reload();
        }
        return Promise.resolve();
      }}
    >
      <p className="hint">
        Solo en esta pestaña, hasta que vuelvas a la publicada o la cierres. Su código va a poder
        hacer todo lo que podés hacer vos.
      </p>
      <Choice name="name" label="Parte">
        {[...names].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
      <Field
        name="manifest"
        label="Dirección de su manifiesto"
        defaultValue={`${origins[0] ?? ''}/mf-manifest.json`}
        hint={`Permitidas: ${origins.join(', ')}`}
        spellCheck={false}
        required
      />
    </Form>
  );
}
