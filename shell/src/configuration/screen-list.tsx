import { useHost, useLocation } from '@almanaque/shared-contracts';
import { isWithin } from '@almanaque/shared-contracts/contributions';
import { Icon, PageLink } from '@almanaque/ui';
import { useState, type ReactNode } from 'react';
import { monthAddress } from '../address/use-address.ts';
import { found, type Listed } from './listed.ts';
import { GROUP_NAMES } from './screen.ts';

interface ScreenLinkProps {
  readonly screen: Listed;
  /** The address that the person is at. */
  readonly path?: string;
  readonly children: ReactNode;
}

/** The way to a page, which is fetched as soon as somebody points at it. */
export const ScreenLink = ({ screen: { to, prepare }, path, children }: ScreenLinkProps) => (
  <PageLink
    to={to}
    onPointerEnter={prepare}
    onFocus={prepare}
    {...(path !== undefined && isWithin(to, path) && { 'aria-current': 'page' })}
  >
    {children}
  </PageLink>
);

interface GroupProps {
  readonly name: string;
  readonly screens: readonly Listed[];
  readonly path: string;
}

const Group = ({ name, screens, path }: GroupProps) => (
  <section>
    <p className="group">{name}</p>
    <ul aria-label={name}>
      {screens.map((screen) => (
        <li key={screen.to}>
          <ScreenLink screen={screen} path={path}>
            {screen.title}
            <span className="about">{screen.about}</span>
          </ScreenLink>
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
