import { toastStore } from '@almanaque/shared-contracts';
import { Box, FormFrame, ReadFailure, useLastChosen } from '@almanaque/ui/form';
import { useAccountPolicy, useSetAccountPolicy } from './users-data.ts';

/** Whether the company asks administrators for a second factor. */
export function SecondFactorPolicy() {
  const { data: policy, error, refetch } = useAccountPolicy();
  const setPolicy = useSetAccountPolicy();
  const { chosen, choose } = useLastChosen({
    save: async (secondFactorForAdministrators: boolean) => {
      await setPolicy({ secondFactorForAdministrators });
      toastStore().show(
        secondFactorForAdministrators
          ? 'Quienes administran van a activar la verificación en dos pasos antes de seguir.'
          : 'La verificación en dos pasos es optativa.',
        'success',
      );
    },
  });
  const missing = 'No se pudo leer si quienes administran tienen que verificar en dos pasos.';
  const failure = error && (
    <ReadFailure error={error} missing={missing} onRetry={() => void refetch()} />
  );
  if (!policy) return failure;
  return (
    <FormFrame as="div">
      {/* What was read before stays. */}
      {failure}
      <Box
        name="second-factor"
        label="Pedir la verificación en dos pasos a quienes administran"
        checked={chosen ?? policy.secondFactorForAdministrators}
        onChange={({ target }) => void choose(target.checked)}
      />
    </FormFrame>
  );
}
