import { sessionQuery, useHost, useQuery } from '@almanaque/shared-contracts';

/** Whether whoever is at the page set the installation up, and can change how. */
function useAdministers(): boolean {
  const { apiBase } = useHost();
  return useQuery(sessionQuery(apiBase)).data?.session?.role === 'administrador';
}

/** Where no AI may be asked: whoever can change that is told how, and nobody else is told anything. */
export function AiOff() {
  const { aiAwaitsAgreement } = useHost();
  if (!useAdministers()) return null;
  if (aiAwaitsAgreement) {
    return (
      <p className="ai-off">
        La IA está lista y todavía no se usa: mirá qué se le envía y habilitala en Configuración,
        «Probar la IA».
      </p>
    );
  }
  return (
    <p className="ai-off">
      La IA está apagada. Se enciende con las variables AI_PROVIDER, AI_MODEL y las que pide cada
      servicio, al iniciar el servidor: están explicadas en el README, «Encender la IA».
    </p>
  );
}

/** Where it fails: how to find out why. */
export function AiProbeHint() {
  if (!useAdministers()) return null;
  return <p>Para ver qué dice el servicio y qué revisar: Configuración, «Probar la IA».</p>;
}
