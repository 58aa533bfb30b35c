import styled from '@emotion/styled';
import { token, visuallyHidden } from '../theme/tokens.ts';
import { Button, type ButtonProps } from './button.tsx';

const Count = styled('span')({
  marginLeft: 6,
  padding: '0 6px',
  borderRadius: 999,
  background: token.ink,
  color: token.surface,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  '& span': visuallyHidden,
});

interface FilterButtonProps extends ButtonProps {
  /** How many of what it opens narrow what is shown now. */
  readonly count: number;
}

/** Opens what narrows a list or the calendar, and says how much does. */
export const FilterButton = ({ count, ...rest }: FilterButtonProps) => (
  <Button {...rest}>
    Filtros
    {count > 0 && (
      <Count>
        {count}
        <span>{count === 1 ? ' puesto' : ' puestos'}</span>
      </Count>
    )}
  </Button>
);
