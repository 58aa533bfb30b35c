import { Button, Icon } from '@almanaque/ui';
import { useState } from 'react';

/** A day on which nothing falls, and what it takes to add something. */
export function EmptyDay() {
  const [isExplained, setExplained] = useState(false);
  return (
    <div className="empty">
      <p>No hay eventos programados para esta fecha</p>
      <Button
        variant="outlined"
        startIcon={<Icon name="plus" />}
        aria-expanded={isExplained}
        onClick={() => setExplained(!isExplained)}
      >
        Agregar Evento Personalizado
      </Button>
      <p role="status" className="note">
        {isExplained &&
          'Para agregar eventos hace falta la sesión de un organizador, y esta instalación todavía no la ofrece.'}
      </p>
    </div>
  );
}
