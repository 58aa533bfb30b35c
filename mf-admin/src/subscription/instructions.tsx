import { Button } from '@almanaque/ui';
import { useState, type ReactNode } from 'react';
import { subscribeLink } from './public-address.ts';

const Away = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

/** Google and Microsoft fetch it from their own machines: an address inside the company is no use to them. */
const FromOutside = ({
  reader,
  address,
}: {
  readonly reader: string;
  readonly address: string;
}) => (
  <p className="soft">
    {reader} lee la dirección desde internet y la vuelve a mirar cada tantas horas. Si «
    {new URL(address).host}» solo se abre dentro de la empresa, usá la aplicación de la computadora
    o del teléfono.
  </p>
);

interface Program {
  readonly name: string;
  readonly steps: (address: string) => ReactNode;
}

const PROGRAMS: readonly Program[] = [
  {
    name: 'Google Calendar',
    steps: (address) => (
      <>
        <ol>
          <li>Copiá la dirección.</li>
          <li>
            En una computadora, abrí{' '}
            <Away href="https://calendar.google.com/calendar/r/settings/addbyurl">
              Agregar calendario desde URL
            </Away>{' '}
            en Google Calendar.
          </li>
          <li>Pegala en «URL del calendario» y elegí «Agregar calendario».</li>
        </ol>
        <FromOutside reader="Google" address={address} />
      </>
    ),
  },
  {
    name: 'Outlook',
    steps: (address) => (
      <>
        <ol>
          <li>Copiá la dirección.</li>
          <li>
            Abrí el{' '}
            <Away href="https://outlook.office.com/calendar/addcalendar">
              calendario de Outlook
            </Away>{' '}
            y elegí «Agregar calendario», «Suscribirse desde la web».
          </li>
          <li>Pegala, ponele un nombre y elegí «Importar».</li>
        </ol>
        <FromOutside reader="Outlook" address={address} />
      </>
    ),
  },
  {
    name: 'Apple y otros',
    steps: (address) => (
      <>
        <p>
          <Button variant="outlined" href={subscribeLink(address)}>
            Abrir en el calendario de este equipo
          </Button>
        </p>
        <p>Si no se abre nada, copiá la dirección y pegala a mano:</p>
        <ol>
          <li>
            iPhone o iPad: Calendario, «Calendarios», «Agregar calendario», «Agregar calendario de
            suscripción».
          </li>
          <li>Mac: Calendario, «Archivo», «Nueva suscripción a calendario».</li>
          <li>Thunderbird: «Nuevo calendario», «En la red».</li>
        </ol>
      </>
    ),
  },
];

/** How to give an address to the programs people have. */
export function Instructions({ address }: { readonly address: string }) {
  const [name, setName] = useState(PROGRAMS[0]?.name);
  return (
    <section className="steps" aria-label="Cómo agregarlo a tu calendario">
      <div className="tabs" role="group" aria-label="Dónde lo vas a ver">
        {PROGRAMS.map((program) => (
          <button
            key={program.name}
            type="button"
            aria-pressed={program.name === name}
            onClick={() => setName(program.name)}
          >
            {program.name}
          </button>
        ))}
      </div>
      {PROGRAMS.find((program) => program.name === name)?.steps(address)}
    </section>
  );
}
