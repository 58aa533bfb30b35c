import { useHost, useLocation } from '@almanaque/shared-contracts';
import { isWithin } from '@almanaque/shared-contracts/contributions';
import { Icon, PageLink } from '@almanaque/ui';
import { useState } from 'react';
import { monthAddress } from '../address/use-address.ts';
import { found, type Listed } from './listed.ts';
import { GROUP_NAMES } from './screen.ts';

interface GroupProps {
  readonly name: string;
  readonly screens: readonly Listed[];
  readonly path: string;
}

const Group = ({ name, screens, path }: GroupProps) => (
  <section>
    <p className="group">{name}</p>
    <ul aria-label={name}>
      {screens.map(({ to, title, about, prepare }) => (
        <li key={to}>
          <PageLink
            to={to}
            {...(prepare && { onPointerEnter: prepare, onFocus: prepare })}
            {...(isWithin(to, path) && { 'aria-current': 'page' })}
          >
            {title}
            <span className="about">{about}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  </section>
);

/** The way to every page of the settings that is for whoever looks, and back to the calendar. */
export function ScreenList({ screens }: { screens: readonly Listed[] }) {
  const { apiBase } = useHost();
  const { path } = useLocation();
  const [text, setText] = useState('');
  const shown = found(screens, text);
  return (
    <nav className="list" aria-label="Configuración">
      <PageLink to={monthAddress(apiBase)} className="back">
        <Icon name="previous" /> Volver al calendario
      </PageLink>
      <label>
        <span className="visually-hidden">Buscar en la configuración</span>
        <input
          type="search"
          placeholder="Buscar"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {GROUP_NAMES.map(([group, name]) => {
        const ofGroup = shown.filter((screen) => screen.group === group);
        return ofGroup.length > 0 && <Group key={group} screens={ofGroup} {...{ name, path }} />;
      })}
      <p role="status" className="none">
        {shown.length === 0 && `Nada en la configuración coincide con «${text.trim()}».`}
      </p>
    </nav>
  );
}
