import {
  type Celebration,
  type OwnCelebration as Own,
  CELEBRATION_WORDS,
  CELEBRATIONS,
} from '@almanaque/api';
import { toastStore } from '@almanaque/shared-contracts';
import { Skeleton, styled, token } from '@almanaque/ui';
import { FormFrame, ReadFailure, useLastChosen } from '@almanaque/ui/form';
import { useChooseCelebration, useOwnCelebration } from './own-celebration-data.ts';

const Area = styled(FormFrame)({
  '& p': { margin: 0, maxWidth: '60ch' },
  '& fieldset': { display: 'grid', gap: 4, margin: 0, padding: 0, border: 0 },
  '& legend': { padding: 0, marginBottom: 8, font: `600 1.25rem/1.3 ${token.serif}` },
  '& .choice': { display: 'flex', gap: 12, padding: '10px 0', minHeight: 44, fontWeight: 400 },
  '& .choice b': { display: 'block' },
  '& .choice input': { marginTop: 2 },
});

/** What comes of each. */
const MEANS: Readonly<Record<Celebration, string>> = {
  publico: 'Tu cumpleaños y tus aniversarios aparecen en el calendario, y se te puede saludar.',
  privado: 'Aparecen, y dicen que preferís celebrarlos en privado: nadie los anuncia.',
  no: 'No aparecen en ningún lado, y nadie planea nada. Solo los ve quien lleva la nómina.',
};

/** What is chosen holds at once; of several choices, the last. */
function Choices({ own }: { readonly own: Own }) {
  const keep = useChooseCelebration();
  const { chosen, choose } = useLastChosen({
    save: async (celebration: Celebration) => {
      await keep(celebration);
      toastStore().show(`Guardado: ${CELEBRATION_WORDS[celebration].toLowerCase()}.`, 'success');
    },
  });
  return (
    <fieldset aria-busy={chosen !== null}>
      <legend>{own.name}, ¿cómo preferís celebrar tus fechas?</legend>
      {CELEBRATIONS.map((celebration) => (
        <label key={celebration} className="choice">
          <input
            type="radio"
            name="celebration"
            checked={(chosen ?? own.celebration) === celebration}
            onChange={() => void choose(celebration)}
          />
          <span>
            <b>{CELEBRATION_WORDS[celebration]}</b>
            {MEANS[celebration]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** How whoever is signed in likes to be celebrated. */
export function OwnCelebration() {
  const { data: own, error, refetch } = useOwnCelebration();
  const failure = error && <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (own === undefined) {
    if (failure) return failure;
    return <Skeleton role="status" aria-busy aria-label="Cargando tus fechas" height={220} />;
  }
  return (
    <Area as="div">
      {/* What was read before stays. */}
      {failure}
      {own === null ? (
        <p>
          Tu correo no está en la nómina, o lo tiene más de una persona, así que no sabemos cuáles
          son tus fechas. Pedile a quien administra que lo revise.
        </p>
      ) : (
        <Choices own={own} />
      )}
    </Area>
  );
}
