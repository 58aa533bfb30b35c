import { toastStore } from '@almanaque/shared-contracts';
import { Box, FormFrame, ReadFailure, tellByToast, useWrite } from '@almanaque/ui/form';
import { useAccountPolicy, useSetAccountPolicy } from './users-data.ts';

/** Whether the company asks administrators for a second factor. */
export function SecondFactorPolicy() {
  const { data: policy, error, refetch } = useAccountPolicy();
  const setPolicy = useSetAccountPolicy();
  const { write } = useWrite({ tell: tellByToast });
  if (error) {
    const missing = 'No se pudo leer si quienes administran tienen que verificar en dos pasos.';
    return <ReadFailure error={error} missing={missing} onRetry={() => void refetch()} />;
  }
  if (!policy) return null;
  const change = (secondFactorForAdministrators: boolean) =>
    write(async () => {
      await setPolicy({ secondFactorForAdministrators });
      toastStore().show(
        secondFactorForAdministrators
          ? 'Quienes administran van a activar la verificación en dos pasos antes de seguir.'
          : 'La verificación en dos pasos es optativa.',
        'success',
      );
    });
  return (
    <FormFrame as="div">
      <Box
        name="second-factor"
        label="Pedir la verificación en dos pasos a quienes administran"
        checked={policy.secondFactorForAdministrators}
        onChange={({ target }) => void change(target.checked)}
      />
    </FormFrame>
  );
}
