import type { Provider } from '@almanaque/shared-contracts';
import { Icon } from '@almanaque/ui';
import type { Ref } from 'react';
import { checkedText, mapLink, telLink } from './provider-links.ts';

interface ProviderCardProps {
  readonly provider: Provider;
  readonly number: number;
  readonly active: boolean;
  readonly onActive: (id: string | null) => void;
  readonly ref: Ref<HTMLLIElement>;
}

export function ProviderCard({ provider, number, active, onActive, ref }: ProviderCardProps) {
  const map = mapLink(provider);
  return (
    <li
      ref={ref}
      tabIndex={-1}
      className={active ? 'provider active' : 'provider'}
      onMouseEnter={() => onActive(provider.id)}
      onMouseLeave={() => onActive(null)}
      onFocus={() => onActive(provider.id)}
      onBlur={() => onActive(null)}
    >
      <span className="number" aria-hidden="true">
        {number}
      </span>
      <div>
        <h4>{provider.name}</h4>
        <p>{provider.type}</p>
        <p>
          {provider.address}, {provider.barrio}
        </p>
        <p className="links">
          {provider.phone === null ? (
            <span>Sin teléfono</span>
          ) : (
            <a href={telLink(provider.phone)}>
              <Icon name="phone" size={16} />
              {provider.phone}
            </a>
          )}
          {provider.web && (
            <a href={provider.web} target="_blank" rel="noopener noreferrer">
              Página web
              <span className="hidden"> de {provider.name} (se abre en otra pestaña)</span>
            </a>
          )}
          {map !== null && (
            <a href={map} target="_blank" rel="noopener">
              <Icon name="pin" size={16} />
              Ver en el mapa
              <span className="hidden">
                {' '}
                la dirección de {provider.name} (se abre en otra pestaña)
              </span>
            </a>
          )}
        </p>
        <p>{checkedText(provider)}</p>
      </div>
    </li>
  );
}
