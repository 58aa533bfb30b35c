import { styled, token, useColorScheme } from '@almanaque/ui';
import { Box, FormFrame } from '@almanaque/ui/form';
import { THEMES } from '../settings/themes.ts';
import { shortcutsAreOn, switchShortcuts } from '../shortcuts/shortcuts-switch.ts';

const Area = styled(FormFrame)({
  gap: 28,
  '& fieldset': { margin: 0, padding: 0, border: 0 },
  '& legend': { padding: 0, font: `600 1.25rem/1.3 ${token.serif}` },
  '& .theme': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, fontWeight: 400 },
});

/** How Almanaque looks and which keys it hears, in this browser. What is chosen holds at once. */
export function Appearance() {
  const { mode, setMode } = useColorScheme();
  return (
    <Area as="div">
      <fieldset>
        <legend>Tema</legend>
        {THEMES.map((theme) => (
          <label key={theme.mode} className="theme">
            <input
              type="radio"
              name="theme"
              checked={mode === theme.mode}
              onChange={() => setMode(theme.mode)}
            />
            {theme.label}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Teclado</legend>
        <Box
          name="shortcuts"
          label="Atajos de una tecla"
          defaultChecked={shortcutsAreOn()}
          onChange={({ target }) => switchShortcuts(target.checked)}
        />
        <p className="hint">Con ellos, «?» dice cuáles hay.</p>
      </fieldset>
    </Area>
  );
}
