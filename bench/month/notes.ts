/** What a reader must know to read the figures rightly. */
export const NOTES: readonly string[] = [
  'Todos muestran los mismos eventos, de día entero y repartidos al azar (siempre el mismo) en dos años desde el mes presente, en una ventana de 1440 × 900. Las bibliotecas los tienen todos en la memoria desde el comienzo; Almanaque los pide al servidor, mes por mes.',
  'Almanaque es `mf-calendar` tal como se publica, montado por `mount()` en su propia página, con el servidor de verdad (SQLite) y los eventos cargados en su tabla: además de ellos muestra los feriados y las efemérides. Como al ver un mes pide sus vecinos, quien pasa de mes lo encuentra ya pedido: eso mide «Almanaque». «Con el pedido» olvida los vecinos antes de cada clic.',
  'Un clic es de verdad, enviado por el protocolo de Chromium, apretado 60 ms; cuenta desde la hora que lleva el propio evento hasta que termina el cuadro que muestra el mes pedido con al menos uno de sus eventos, mirado en cada cuadro de la misma manera para todos. Así entran los que dibujan más tarde que el clic, y el redondeo a 60 cuadros por segundo, que es el de cualquier pantalla, vale para todos.',
  'El procesador es el tiempo propio del hilo principal (threadTicks), pedidos de vecinos y animaciones incluidos: no lo cambia lo que haga el resto de la máquina.',
  'Elegir un día muestra a su lado los eventos de ese día. TOAST UI espera 250 ms por si el clic es doble, aunque el doble esté apagado.',
  'Por ronda, cada uno pasa doce meses y elige cuatro días; quien tarda más de 8 s en unos u otros se mide con menos, y nunca con menos de tres. Los cien meses de la memoria los hace Almanaque en todas las rondas y los demás en la primera; quien no los pasa en 40 s queda sin esa cifra.',
  'React y DOM a secas son límites y no calendarios: número, tres eventos en color y «+N más» por día. No tienen íconos, marcas por tipo, feriados, nombres para lectores de pantalla, teclado, textos en varias líneas, servidor ni animación; Almanaque muestra todo eso en la misma medida.',
  'MUI X DateCalendar no muestra eventos: no cuenta como biblioteca en las metas.',
  'Schedule-X corre con temporal-polyfill 1.0 en lugar de 0.3, para que haya uno solo instalado.',
  'La memoria se toma después de juntar la basura; los cien meses van y vienen por los dos años.',
];
