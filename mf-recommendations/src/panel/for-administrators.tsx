import { useAdministers } from './use-administers.ts';

/** Where no AI is configured: whoever can change that is told how, and nobody else is told anything. */
export function AiOff() {
  if (!useAdministers()) return null;
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
